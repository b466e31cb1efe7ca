import type { Camp } from '#camps/rules/camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { townLabel } from '#camps/rules/place/address.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import type { SeasonStart } from '../../parts/card/CampFacts.tsx';

type PrintedCampProps = { camp: Camp; season: SeasonStart };

/** A camp in three short lines: its name and price; when and for whom; where. What a listing doesn't say is left out. */
export function PrintedCamp({ camp, season }: PrintedCampProps) {
  const facts = [
    season.breakName && `${season.breakName} break`,
    datesText(cardDates(camp, season.year, season.fromMonth)),
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
