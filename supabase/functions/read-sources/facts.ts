// One field of a camp or a session, with the words it was read from; nothing where the directory's own importer would refuse it.
import { parseAges } from '../../../src/camps/rules/text/ages.ts';
import { clockLabel } from '../../../src/camps/rules/text/hours.ts';
import { COLUMNS } from '../../local/camps/columns.ts';
import { guarded } from '../../local/camps/csv/formulas.ts';
import { readWall } from './days.ts';
import { cutOff, plainWords } from './html.ts';
import type { RawCamp, RawSession } from './rawCamp.ts';

export type Fact = { value: string | number; words: string; url: string };

const MOST_WORDS = 2000;

const cells = new Map(COLUMNS.map(({ name, cell }) => [name, cell]));

type KnownAges = { min: number | null; max: number | null; words: string };

/** Nothing that a spreadsheet would run, and nothing the importer refuses. */
export function factOf(
  name: string,
  said: string,
  value: string | number,
  url: string,
): Fact | null {
  const words = cutOff(plainWords(said), MOST_WORDS);
  const text = typeof value === 'number' ? String(value) : plainWords(value);
  if (text === '' || words === '' || guarded(text) !== text) return null;
  const read = cells.get(name)?.read(text);
  if (read === undefined || 'problem' in read) return null;
  return typeof read.value === 'string' || typeof read.value === 'number'
    ? { value: read.value, words, url }
    : null;
}

/** '9:00 am – 3:00 pm' of two moments, else the words. */
export function hoursOf({ from, to, hours }: RawSession): string | undefined {
  if (hours !== undefined) return hours;
  const [begin, end] = [readWall(from)?.minutes, readWall(to)?.minutes];
  if (begin == null || end == null || end <= begin) return undefined;
  return `${clockLabel(begin)} – ${clockLabel(end)}`.replaceAll('\u00A0', ' ');
}

export function agesOf(raw: RawSession, camp: RawCamp): KnownAges | null {
  const said = raw.ages ?? camp.ages;
  const read = said === undefined ? 'unknown' : parseAges(plainWords(said));
  if (said !== undefined && read !== 'unknown') return { ...read, words: said };
  const [min, max] = [halfYears(raw.ageMin), halfYears(raw.ageMax)];
  const numbers = [raw.ageMin, raw.ageMax].filter((age) => age !== undefined).join('-');
  return numbers === '' || (min !== null && max !== null && min > max)
    ? null
    : { min, max, words: said ?? numbers };
}

/** Other numbers are left out: 99 is how booking systems say that there is no end. */
const halfYears = (age: number | undefined): number | null =>
  age !== undefined && age >= 0 && age <= 18 && Number.isInteger(age * 2) ? age : null;

/** From the youngest to the oldest that any of the sessions takes; nothing when one of them does not say. */
export function agesOfAll(all: readonly (KnownAges | null)[]): KnownAges | null {
  const known = all.filter((ages) => ages !== null);
  if (known.length < all.length) return null;
  const [mins, maxes] = [known.map(({ min }) => min), known.map(({ max }) => max)];
  return {
    min: mins.reduce((a, b) => (a === null || b === null ? null : Math.min(a, b))),
    max: maxes.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b))),
    words: [...new Set(known.map(({ words }) => words))].join('; '),
  };
}

/** A text of a session, as the column of that name takes it. */
export function textOf(name: string, words: string | undefined, most: number): string | null {
  const fact = words === undefined ? null : factOf(name, words, words, '');
  return fact !== null && Array.from(String(fact.value)).length <= most ? String(fact.value) : null;
}
