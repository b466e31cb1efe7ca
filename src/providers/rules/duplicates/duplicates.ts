import { addDays } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { parsedUrl } from '#base/http/parsedUrl.ts';
import { jaroWinkler } from './jaroWinkler.ts';
import { compareDoors, type Door, doorOf, lettersOf } from './sameDoor.ts';
import { areTwoPrograms, type Program, tellingWords } from './sameProgram.ts';

/** What is compared: a camp of the directory, a submission or what a source has, with the days that were read from its dates. */
export type Listed = Pick<
  Camp,
  'providerName' | 'websiteUrl' | 'streetAddress' | 'zipCode' | 'datesText' | 'days'
> &
  Partial<
    Pick<
      Camp,
      'theme' | 'ageMin' | 'ageMax' | 'hours' | 'latitude' | 'longitude' | 'coordinatePrecision'
    > & { phone: string | null }
  >;

/** The ways in which two listings agree. */
export type Likeness = {
  website: boolean;
  phone: boolean;
  name: boolean;
  street: boolean;
  /** The shared part of the shorter list of days, 0 to 1; 1 for equal texts if one has no days. */
  days: number;
};

export type PossibleDuplicate<C> = { camp: C; likeness: Likeness };

/** The share from which days count as the same, since one day more or less is a correction. */
const MOST_DAYS = 0.5;
const SAME_NAME = 0.92;
/** Two weeks of one season lie no further apart; of the next break they do. */
const DAYS_OF_A_SEASON = 60;

/**
 * The camps that are likely the one described, the most alike first: of the same provider (by website, phone, or name and ZIP), at
 * the same place, on the same days, and not another program of it. tests/fixtures/duplicates.csv measures the rule. A person decides:
 * nothing is merged by it. `alsoOtherDays`: also what that provider has at the same street in other weeks of the season, as a hint
 * for a reviewer who may know that only the dates were wrong.
 */
export function possibleDuplicates<C extends Listed>(
  sought: Listed,
  camps: readonly C[],
  alsoOtherDays = false,
): PossibleDuplicate<C>[] {
  const own = comparable(sought);
  return camps
    .flatMap((camp) => {
      const likeness = likenessOf(own, comparable(camp), alsoOtherDays);
      return likeness === null ? [] : [{ camp, likeness }];
    })
    .toSorted((a, b) => weightOf(b.likeness) - weightOf(a.likeness));
}

const weightOf = ({ website, phone, name, street, days }: Likeness) =>
  [website, phone, name, street].filter(Boolean).length + days;

type Comparable = Program & {
  host: string | null;
  phone: string;
  door: Door;
  dates: string;
  days: ReadonlySet<string>;
};

/** The directory's camps are compared with each of what waits. */
const comparables = new WeakMap<Listed, Comparable>();

function comparable(listed: Listed): Comparable {
  const known = comparables.get(listed) ?? toComparable(listed);
  comparables.set(listed, known);
  return known;
}

function toComparable(listed: Listed): Comparable {
  const { latitude, longitude, coordinatePrecision, ...rest } = listed;
  const isExact = coordinatePrecision === 'exact' && latitude != null && longitude != null;
  return {
    ...rest,
    words: tellingWords(listed.providerName),
    host: hostOf(listed.websiteUrl),
    phone: (listed.phone ?? '').replaceAll(/\D/g, '').slice(-10),
    door: doorOf(listed.streetAddress, listed.zipCode, isExact ? { latitude, longitude } : null),
    dates: lettersOf(listed.datesText ?? ''),
    days: new Set(listed.days),
  };
}

/** Null: two camps. */
function likenessOf(one: Comparable, other: Comparable, alsoOtherDays: boolean): Likeness | null {
  const days = shareOfDays(one, other);
  const areOtherDays = days < MOST_DAYS;
  if (areOtherDays && !(alsoOtherDays && areOfOneSeason(one, other))) return null;
  const website = one.host !== null && one.host === other.host;
  const phone = one.phone !== '' && one.phone === other.phone;
  const name = areAlike(one.words, other.words);
  if (!website && !phone && !name) return null;
  const place = compareDoors(one.door, other.door);
  const isCertain = website || phone;
  if (areOtherDays && place !== 'same') return null;
  if (place === 'other' || (place === 'near' && !name)) return null;
  if (place === 'unknown' && !(isCertain && name)) return null;
  return areTwoPrograms(one, other)
    ? null
    : { website, phone, name, street: place === 'same', days };
}

function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && jaroWinkler(one.join(' '), other.join(' ')) >= SAME_NAME;
}

function shareOfDays(one: Comparable, other: Comparable): number {
  const fewer = Math.min(one.days.size, other.days.size);
  if (fewer === 0) return one.dates !== '' && one.dates === other.dates ? 1 : 0;
  return [...one.days].filter((day) => other.days.has(day)).length / fewer;
}

function areOfOneSeason(one: Comparable, other: Comparable): boolean {
  const [early, late] = [...one.days]
    .slice(0, 1)
    .concat([...other.days].slice(0, 1))
    .toSorted();
  return early !== undefined && late !== undefined && late <= addDays(early, DAYS_OF_A_SEASON);
}

/** Sites that host pages for all: a shared host is no sign of a duplicate. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook|instagram|linktr|google|eventbrite|wixsite|squarespace|weebly|wordpress|godaddysites|activecommunities|jotform|signupgenius)\.[a-z.]+$/;

function hostOf(website: string | null): string | null {
  const url = parsedUrl(externalUrl(website) ?? '');
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  return host === '' || SHARED_HOSTS.test(host) ? null : host;
}
