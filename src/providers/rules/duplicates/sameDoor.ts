import { milesBetween } from '#camps/rules/place/distance.ts';
import { foldText } from '#base/text/foldText.ts';
import { jaroWinkler } from './jaroWinkler.ts';

/** Letters and digits of any script; 'Moss & Marble' is 'Moss and Marble', and 'Saint' is 'St.'. */
export const lettersOf = (text: string) =>
  foldText(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bmount\b/g, 'mt')
    .trim();

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  place: 'pl',
  lane: 'ln',
  court: 'ct',
  circle: 'cir',
  boulevard: 'blvd',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
/** The room in a house, which one listing names and another does not. */
const ROOM =
  / (?:suite|ste|unit|apt|room|rm|floor|fl|bldg|building)(?: [a-z]?\d*[a-z]?)?(?= |$).*$/;

export type Door = {
  number: string;
  /** Without the number; '' where no street is named. */
  street: string;
  /** Five digits or ''. */
  zip: string;
  at: { latitude: number; longitude: number } | null;
};

/** '18 Ponce Place, Suite 4' and '18 Ponce Pl.' are the same door. */
export function doorOf(street: string | null, zip: string | null, at: Door['at']): Door {
  const words = lettersOf(street ?? '').replace(ROOM, '');
  const [, number = '', rest = words] = /^(\d+) (.*)$/.exec(words) ?? [];
  const short = rest.split(' ').map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word));
  return { number, street: short.join(' '), zip: (zip ?? '').trim().slice(0, 5), at };
}

// 300 m: a school or a church with its grounds.
const NEAR_MILES = 300 / 1609.344;
/** A slip in a street's name: all of it counts, for 'Oak Hill Rd' is not 'Oak Mill Rd'. */
const SAME_STREET = 0.97;
const NEXT_DOORS = 20;

/**
 * same: one address, or no more than 300 m between. near: the same street and a house number that was mistyped or moved by a few
 * doors. unknown: at least one has no street, and nothing speaks against it. other: two places.
 */
export function compareDoors(one: Door, other: Door): 'same' | 'near' | 'unknown' | 'other' {
  if (one.at && other.at) return milesBetween(one.at, other.at) <= NEAR_MILES ? 'same' : 'other';
  // Two towns may have the same street name.
  if (one.zip !== '' && other.zip !== '' && one.zip !== other.zip) return 'other';
  if (one.street === '' || other.street === '') return 'unknown';
  if (jaroWinkler(one.street, other.street) < SAME_STREET) return 'other';
  if (one.number === other.number) return 'same';
  return isSlip(one.number, other.number) ? 'near' : 'other';
}

/** 81 for 18, 1240 for 1246. */
function isSlip(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (Math.abs(Number(one) - Number(other)) <= NEXT_DOORS) return true;
  return Array.from(one).toSorted().join('') === Array.from(other).toSorted().join('');
}
