import { doors } from '#camps/words/breaks/doors.ts';
import { dayWithYear } from '#base/day/calendar.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { resultCountText } from '../cards/ResultCount.tsx';
import type { PrintedListProps } from '../BrowseView.ts';
import styles from '../BreakPage.module.css';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { townLabel } from '#camps/rules/place/address.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import type { SeasonStart } from '../../parts/card/CampFacts.tsx';
import { usePrinting } from '../../parts/usePrinting.ts';

/** The whole list for paper, in place of the page, of which many cards may not be drawn yet. */
export function PrintedList(props: PrintedListProps) {
  return usePrinting() && <Sheet {...props} />;
}

function Sheet({ copy, view }: PrintedListProps) {
  const { result, season, today, startOf, hasSamples } = view;
  if (result === null) return null;
  const lists = [
    { heading: copy.featured.heading, list: result.featured },
    { heading: copy.basic.heading, list: result.basic },
  ];
  return (
    <div className={styles.printed}>
      <h1>{`${copy.label} camps, ${seasonYears(season)}`}</h1>
      {lists.map(
        ({ heading, list }) =>
          list.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul className={styles.rows}>
                {list.map(({ camp }) => (
                  <PrintedCamp key={camp.id} camp={camp} season={startOf(camp)} />
                ))}
              </ul>
            </section>
          ),
      )}
      <footer>
        <p>
          {`${resultCountText(result.shown, result.total)}.${hasSamples ? ` ${doors.sample}` : ''}`}
        </p>
        <p>{`Printed ${dayWithYear(today)} from ${window.location.href}`}</p>
      </footer>
    </div>
  );
}

type PrintedCampProps = { camp: Camp; season: SeasonStart };

/** A camp in three short lines: its name and price; when and for whom; where. What a listing doesn't say is left out. */
export function PrintedCamp({ camp, season }: PrintedCampProps) {
  const facts = [
    season.breakName && `${season.breakName} break`,
    datesText(cardDates(camp, season.year, season.fromMonth, season.impliedYear)),
    hoursLabel(camp.hours),
    ageLabel(camp.ageMin, camp.ageMax),
  ];
  const website = externalUrl(camp.websiteUrl);
  const places = [townLabel(camp), website && new URL(website).host.replace(/^www\./, '')];
  return (
    <li>
      <p>
        <b>{camp.providerName}</b>
        {camp.listing !== 'basic' && <span>{priceLabel(camp.price)}</span>}
      </p>
      <p>{joined(facts)}</p>
      <p>{joined(places)}</p>
    </li>
  );
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(' · ');
