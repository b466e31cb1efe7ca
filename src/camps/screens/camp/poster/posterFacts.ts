import { campPath } from '#camps/rules/camp/campPath.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type KnownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import type { Break } from '#camps/rules/season/season.ts';
import { addressLine, fullAddress } from '#camps/rules/place/address.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { campDays, groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { type Cloth, clothFor } from '../../parts/card/ActivityPatch.tsx';
import { themeActivities } from '../../parts/themeActivities.ts';
import { type Land, landOf } from './landOf.ts';
import { site } from '#base/site.ts';

export type FactGlyph = 'calendar' | 'clock' | 'ages' | 'tag' | 'pin';

/** All texts of a poster and the inputs of its picture. */
export type PosterFacts = {
  name: string;
  theme: string;
  /** '' when the camp's season is not known. */
  season: string;
  /** The listing's facts; missing ones are left out. */
  facts: { glyph: FactGlyph; text: string }[];
  /** The patch names of the sprite, without their 'p-'. */
  patches: string[];
  cloth: Cloth;
  land: Land;
  /** Whose trees it shows; null when the season is not known. */
  trees: Break | null;
  /** The address of the camp's page in the QR code. */
  url: string;
  brand: string;
  isSample: boolean;
};

const MOST_PATCHES = 4;

/** The facts of a camp's poster on a day (YYYY-MM-DD). */
export function posterFacts(known: KnownCamp, day: string): PosterFacts {
  const { camp, season } = known;
  const { year, fromMonth } = campSeasonDay(known, day);
  const activities = themeActivities(camp.theme);
  const facts = [
    { glyph: 'calendar', text: datesLine(camp, year, fromMonth) },
    { glyph: 'clock', text: hoursLabel(camp.hours) ?? '' },
    { glyph: 'ages', text: hasAges(camp) ? agesLine(camp) : '' },
    { glyph: 'tag', text: (camp.price ?? '').trim() === '' ? '' : priceLine(camp) },
    { glyph: 'pin', text: townLine(camp) },
  ] as const;
  return {
    name: camp.providerName.trim(),
    theme: camp.theme.trim(),
    season: season?.label ?? '',
    facts: facts.filter(({ text }) => text !== ''),
    patches: activities.slice(0, MOST_PATCHES),
    cloth: clothFor(activities),
    land: landOf(camp),
    trees: season?.break ?? null,
    url: site.url + campPath(camp.id),
    brand: site.brand,
    isSample: camp.isSample,
  };
}

/** One session with its weekdays, which matter most to neighbors; several as on the camp's card. */
function datesLine(camp: Camp, year: number, fromMonth: number): string {
  const [only, another] = groupSessions(campDays(camp, year, fromMonth));
  return only !== undefined && another === undefined
    ? sessionLabel(only)
    : // Lines of a poster end at spaces only: no word joiners.
      datesText(cardDates(camp, year, fromMonth)).replaceAll('\u2060', '');
}

const hasAges = ({ ageMin, ageMax }: Camp) => ageMin !== null || ageMax !== null;

// Print has en dashes between numbers: 'Ages 6–12', '$45–$65'. A hyphen elsewhere may be a phone number's.
const agesLine = ({ ageMin, ageMax }: Camp) => ageLabel(ageMin, ageMax).replace('-', '\u2013');
const priceLine = ({ price }: Camp) =>
  priceLabel(price).replaceAll(/(\$[\d,.]+ ?)-(?= ?\$?\d)/g, '$1\u2013');

/** 'Decatur, GA'; with no city its ZIP code, '' without either. */
function townLine(camp: Camp): string {
  const { city, state, zip } = fullAddress(camp);
  if (city !== '') return `${city}, ${state}`;
  return zip === '' ? '' : addressLine({ ...camp, streetAddress: null });
}
