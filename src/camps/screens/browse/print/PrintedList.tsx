import { doors } from '#camps/words/breaks/doors.ts';
import { shortDay, yearOf } from '#base/day/calendar.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { resultCountText } from '../cards/ResultCount.tsx';
import type { PrintedListProps } from '../BrowseView.ts';
import { PrintedCamp } from './PrintedCamp.tsx';
import styles from '../BreakPage.module.css';
import { usePrinting } from './usePrinting.ts';

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
      <h1>{`${copy.name} camps, ${seasonYears(season)}`}</h1>
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
        <p>{`Printed ${shortDay(today)}, ${yearOf(today)} from ${window.location.href}`}</p>
      </footer>
    </div>
  );
}
