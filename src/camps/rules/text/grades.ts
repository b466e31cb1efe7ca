import type { AgeBounds } from './ages.ts';
import { asTyped } from './scanTokens.ts';

/**
 * School grades: kindergarten is 0, pre-K is -1, the last is 12; null for an open end. `of`: the school year that the
 * text counts in, 'next' ('rising', 'entering') or 'past' ('completed'); null when it does not say.
 */
export type GradeBounds = { min: number | null; max: number | null; of: 'next' | 'past' | null };

const HIGHEST = 12;
const LONGEST = 100;

/** One letter a word; '' for words that do not affect grades. Tried in this order. */
const PATTERNS: readonly [RegExp, string][] = [
  [/[\s:.()]+/y, ''],
  [/(?:and|&|or) (?:up|older|above|higher)(?!\p{L})|\+/uy, 'u'],
  [/(?:and|&|or) (?:under|younger|below)(?!\p{L})/uy, 'y'],
  [/up to(?!\p{L})/uy, 't'],
  [/(?:through|thru|to)(?!\p{L})|-/uy, 'd'],
  [/(?:and|&|,)(?!\p{L})/uy, 'e'],
  [/(?:rising|entering|incoming)(?!\p{L})/uy, 'r'],
  [/completed(?!\p{L})/uy, 'p'],
  [/(?:for|students?|campers?|kids|(?:elementary|middle|high)(?: school)?)(?!\p{L})/uy, ''],
  [/graders?(?!\p{L})/uy, 's'],
  [/(?:grades?|grs?)(?!\p{L})/uy, 'g'],
  [/(?:pre-?k(?:indergarten)?|pk|k(?:indergarten(?:ers?)?)?)(?![\p{L}\d])/uy, 'k'],
  [/\d{1,2}(?:st|nd|rd|th)(?![\p{L}\d])/uy, 'o'],
  [/\d{1,2}(?![\p{L}\d.])/uy, 'n'],
];

/**
 * Reads the grades of a camp when there is only one way to read them: 'K-5', 'rising 3rd-5th graders', 'grades 6 and up',
 * '4th, 5th and 6th graders'. '9-12' may be ages, 'grade 3' the least grade or the only one, and school levels differ by
 * district: all of these are 'unknown', and so is a text with any other word.
 */
export function readGrades(text: string): GradeBounds | 'unknown' {
  if (text.length > LONGEST) return 'unknown';
  const { letters, values } = shapeOf(asTyped(text.normalize('NFKC').toLowerCase()));
  const [first = Number.NaN, ...others] = values;
  const last = others.at(-1) ?? first;
  const [isNext, isPast] = [letters.includes('r'), letters.includes('p')];
  const isOfGrades = /[rpsgko]/.test(letters);
  if (!isOfGrades || (isNext && isPast) || first > last || last > HIGHEST) return 'unknown';
  const of = isNext ? 'next' : isPast ? 'past' : null;
  const shape = letters.replaceAll(/[rpsg]/g, '').replaceAll(/[kon]/g, 'v');
  // One grade alone: only of those who are in it.
  if (shape === 'vdv' || (shape === 'v' && /[rs]/.test(letters)))
    return { min: first, max: last, of };
  const isInARow = values.every((value, at) => value === first + at);
  if (/^v(?:e+v)+$/.test(shape) && isInARow) return { min: first, max: last, of };
  if (shape === 'vu') return { min: first, max: null, of };
  return shape === 'tv' || shape === 'vy' ? { min: null, max: first, of } : 'unknown';
}

function shapeOf(words: string): { letters: string; values: number[] } {
  const values: number[] = [];
  let letters = '';
  let from = 0;
  while (from < words.length) {
    let to = from + 1;
    let letter = 'x';
    for (const [pattern, meaning] of PATTERNS) {
      pattern.lastIndex = from;
      const [match] = pattern.exec(words) ?? [];
      if (match === undefined) continue;
      to = from + match.length;
      letter = meaning;
      if (letter === 'k') values.push(match.startsWith('p') ? -1 : 0);
      else if (letter === 'o' || letter === 'n') values.push(Number.parseInt(match, 10));
      break;
    }
    letters += letter;
    from = to;
  }
  return { letters, values };
}

/** In Georgia a child is 5 by September 1 of the year it enters kindergarten. */
const KINDERGARTEN_AGE = 5;

/**
 * The ages that children of these grades can have on a day of camp, with one grade skipped or repeated and a birthday in
 * summer: so wide that no child of the grades is outside. It excludes; it is never the age range of a camp, for which
 * families see the words.
 */
export function agesOfGrades({ min, max, of }: GradeBounds): AgeBounds {
  const shift = of === 'past' ? 1 : 0;
  const youngest = KINDERGARTEN_AGE + shift - 2;
  const oldest = KINDERGARTEN_AGE + shift + (of === null ? 2 : 1);
  return {
    min: min === null ? null : Math.max(0, min + youngest),
    max: max === null ? null : Math.min(18, max + oldest),
  };
}
