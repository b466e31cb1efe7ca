import { asTyped, scanTokens } from './scanTokens.ts';

/** Whole or half years from 0 to 18; null for an open end. Both are null for 'all ages'. */
export type AgeBounds = { min: number | null; max: number | null };

const OLDEST = 18;
const LONGEST = 100;

/** One letter a word; '' for words that do not affect ages. Tried in this order. */
const PATTERNS: readonly [RegExp, string][] = [
  [/[\s:.!]+/y, ''],
  [/(?:and|&|or) (?:up|older|above|over|upwards?)(?![\p{L}\d])/uy, 'u'],
  [/(?:and|&|or) (?:under|younger|below)(?![\p{L}\d])/uy, 'y'],
  [/(?:at least|minimum|min|from)(?![\p{L}\d])/uy, 'm'],
  [/(?:up to|at most|maximum|max)(?![\p{L}\d])/uy, 't'],
  [/(?:open to )?(?:all|any)(?![\p{L}\d])/uy, 'a'],
  [/between(?![\p{L}\d])/uy, 'b'],
  [/but less than(?![\p{L}\d])/uy, 'l'],
  [/and(?![\p{L}\d])/uy, 'e'],
  [/-?(?:years?|yrs?|y(?!\/))(?:[- ]olds?|\.)?(?![\p{L}\d])/uy, ''],
  [
    /(?:y\/o|yo|of age|for|ages?|aged|(?:girls|boys)(?: (?:and|&) (?:girls|boys))?|co-?ed|m\/f|welcome)(?![\p{L}\d])/uy,
    '',
  ],
  // 'up to 12 kids' and '10-15 campers' are the size of a group.
  [/(?<!\d\+? ?)(?:children|child|kids?|campers?)(?![\p{L}\d])/uy, ''],
  [/(?:-|to|through|thru)(?![\p{L}])(?: to(?!\p{L}))?/uy, 'd'],
  // A word for ages, which numbers beside it make plain.
  [/(?:youth|teens?)(?!\p{L})/uy, 'w'],
  [/\+/y, 'u'],
  [/[,;]/y, 'c'],
  [/\d{1,2}(?:\.[05])?(?![\p{L}\d.])/uy, 'n'],
  [/./suy, 'x'],
];

/**
 * Reads the ages of a camp when there is only one way to read them: '5-12', 'ages 4 to 10', '5+', '12 and under',
 * 'at least 5 but less than 13', 'all ages'. Grades, months, several groups, one number alone (the least age, or the only one?) and every word that
 * is not known are 'unknown'.
 */
export function parseAges(text: string): AgeBounds | 'unknown' {
  if (text.length > LONGEST) return 'unknown';
  const { letters: all, numbers } = shapeOf(
    asTyped(
      text
        .replaceAll(/(\d)(?: ?½| 1\/2(?!\d))/g, '$1.5')
        .normalize('NFKC')
        .toLowerCase(),
    )
      .replaceAll(/(?<=\d)(?=years?|yrs?|yo|y(?!\p{L}))/gu, ' ')
      .replaceAll(/\s+/g, ' '),
  );
  const letters = numbers.length > 0 ? all.replaceAll('w', '') : all;
  const [first = Number.NaN, second = first] = numbers;
  if (first > second || second > OLDEST) return 'unknown';
  if (/^(?:m?ndn|bnen|mnc?tn)$/.test(letters)) return { min: first, max: second };
  // A child who is 12 is less than 13 to the day before the birthday.
  if (letters === 'mnln')
    return first < second ? { min: first, max: Math.ceil(second) - 1 } : 'unknown';
  if (/^(?:nu|mn)$/.test(letters)) return { min: first, max: null };
  if (/^(?:tn|ny)$/.test(letters)) return { min: null, max: first };
  return letters === 'a' ? { min: null, max: null } : 'unknown';
}

function shapeOf(words: string): { letters: string; numbers: number[] } {
  const tokens = scanTokens<{ kind: string }, string>(words, () => PATTERNS);
  return {
    letters: tokens.map(({ kind }) => kind).join(''),
    numbers: tokens.flatMap(({ kind, from, to }) =>
      kind === 'n' ? Number(words.slice(from, to)) : [],
    ),
  };
}
