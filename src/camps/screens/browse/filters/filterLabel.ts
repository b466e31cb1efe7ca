import {
  ageFilterRange,
  readDays,
  readMiles,
  readPriceRange,
  type DaySpan,
} from '#camps/rules/list/criteria.ts';
import { dayRange } from '#base/day/calendar.ts';
import type { DistrictBreak } from '#camps/rules/list/districtBreaks.ts';
import { readBreaks, type FilterKey, type Filters } from '#camps/rules/list/filters.ts';
import type { PriceReading } from '#camps/rules/list/breakRules.ts';
import { unbroken } from '#base/text/unbroken.ts';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';

/** What labels need besides the filters themselves. */
export type FilterNames = {
  activities: readonly string[];
  /** The districts with days off. */
  breaks?: readonly DistrictBreak[] | undefined;
  /** What a price means on this page, a day's by default. 'each': by each camp's own break. */
  priceReading?: PriceReading | 'each' | undefined;
};

type FilterDisplay = {
  glyph: GlyphName;
  label: (filters: Filters, names: FilterNames) => string;
};

const filterDisplay: Readonly<Record<FilterKey, FilterDisplay>> = {
  search: { glyph: 'search', label: ({ search }) => search.trim() },
  activity: {
    glyph: 'badge',
    label: ({ activity }, { activities }) =>
      knownActivity(activity, activities) ?? titled(activity.trim()),
  },
  location: { glyph: 'pin', label: ({ location }) => titled(location.trim()) },
  dates: { glyph: 'calendar', label: (filters, { breaks }) => datesLabel(filters, breaks ?? []) },
  ages: { glyph: 'ages', label: agesLabel },
  price: {
    glyph: 'tag',
    label: (filters, { priceReading }) => priceFilterLabel(filters, priceReading),
  },
  hours: { glyph: 'clock', label: () => 'Covers the workday' },
  room: {
    glyph: 'check',
    label: ({ room }) => (room === 'yes' ? 'Has room' : 'Has room, or unknown'),
  },
  near: { glyph: 'pin', label: nearLabel },
  breaks: { glyph: 'sun', label: (filters) => readBreaks(filters).map(titled).join(', ') },
};

export const filterGlyph = (key: FilterKey): GlyphName => filterDisplay[key].glyph;

/** A filter as a chip or a button names it: 'Oct 6–8', 'Decatur', 'STEM', 'Up to $80 a day'. */
export function filterLabel(filters: Filters, key: FilterKey, names: FilterNames): string {
  return filterDisplay[key].label(filters, names);
}

/** The directory's spelling of an activity an address names in its own way ('stem'), if it knows it. */
export function knownActivity(name: string, activities: readonly string[]): string | undefined {
  const wanted = name.trim().toLowerCase();
  return activities.find((activity) => activity.toLowerCase() === wanted);
}

/** 'Oct 6', 'Oct 6–8', 'Sep 29–Oct 3', on one line. */
export const daysLabel = ({ from, to }: DaySpan): string => unbroken(dayRange(from, to));

/** Names the district when the days are its days off. */
function datesLabel(filters: Filters, breaks: readonly DistrictBreak[]): string {
  const days = readDays(filters);
  const own = breaks.filter(({ districtId }) => districtId === filters.district);
  if (days === null) return `${own[0]?.district ?? titled(filters.district)} days off`;
  const match = own.find(({ from, to }) => from === days.from && to === days.to);
  return match ? `${match.district}: ${daysLabel(days)}` : daysLabel(days);
}

function agesLabel(filters: Filters): string {
  const ages = ageFilterRange(filters);
  if (ages === null) return '';
  return ages.from === ages.to ? `Age ${ages.from}` : `Ages ${ages.from}-${ages.to}`;
}

function priceFilterLabel(
  filters: Filters,
  reading: FilterNames['priceReading'] = 'perDay',
): string {
  const cents = readPriceRange(filters);
  if (cents === null) return '';
  const unit = reading === 'perDay' ? ' a day' : '';
  const [from, to] = [cents.from / 100, cents.to / 100];
  return from === 0 ? `Up to $${to}${unit}` : `$${from}–$${to}${unit}`;
}

function nearLabel(filters: Filters): string {
  const miles = readMiles(filters);
  if (miles === null) return `Distance from ${filters.near}`;
  return `Within ${miles === 1 ? '1 mile' : `${miles} miles`} of ${filters.near}`;
}

/** Quick links write cities in lower case: 'decatur' becomes 'Decatur'. Text with capitals stays. */
function titled(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
