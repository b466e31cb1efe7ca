import { addDays } from '#base/day/calendar.ts';
import type { Season } from '../season/season.ts';
import type { Camp } from './camp.ts';

export type Freshness = 'fresh' | 'aging' | 'old' | 'unchecked';

const FRESH_DAYS = { soon: 30, later: 90 };
/** In the days before a season begins families book, and camps change their words. */
const SOON_DAYS = 60;

/**
 * How far what was checked on a day may still be trusted today (both YYYY-MM-DD): fresh for 30 days while its season
 * runs or begins within 60 days, else for 90; then aging until twice that. Without a known season it ages fast.
 */
export function freshnessOf(
  checkedOn: string | null,
  season: Pick<Season, 'startsOn' | 'endsOn'> | null,
  today: string,
): Freshness {
  if (checkedOn === null || checkedOn > today) return 'unchecked';
  const isSoon =
    season === null || (addDays(season.startsOn, -SOON_DAYS) <= today && today <= season.endsOn);
  const days = isSoon ? FRESH_DAYS.soon : FRESH_DAYS.later;
  if (checkedOn >= addDays(today, -days)) return 'fresh';
  return checkedOn >= addDays(today, -2 * days) ? 'aging' : 'old';
}

export type Check = {
  group: 'dates' | 'price';
  /** YYYY-MM-DD */
  on: string;
  by: NonNullable<Camp['datesCheckedBy']>;
  freshness: Exclude<Freshness, 'unchecked'>;
};

/** Who has seen which words of a camp, and when; groups that nobody has checked are left out. */
export function checksOf(camp: Camp, season: Season | null, today: string): Check[] {
  const groups = [
    { group: 'dates', on: camp.datesCheckedOn, by: camp.datesCheckedBy },
    { group: 'price', on: camp.priceCheckedOn, by: camp.priceCheckedBy },
  ] as const;
  return groups.flatMap(({ group, on, by }) => {
    const freshness = freshnessOf(on, season, today);
    if (on === null || by === null || freshness === 'unchecked') return [];
    return [{ group, on, by, freshness }];
  });
}
