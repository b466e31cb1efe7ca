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
  [/and(?![\p{L}\d])/uy, 'e'],
  [/-?(?:years?|yrs?)(?:[- ]olds?|\.)?(?![\p{L}\d])/uy, ''],
  [/(?:y\/o|yo|of age|for|ages?|aged|children|child|kids?|campers?)(?![\p{L}\d])/uy, ''],
  [/(?:-|to|through|thru)(?![\p{L}])(?: to(?!\p{L}))?/uy, 'd'],
  [/\+/y, 'u'],
  [/\d{1,2}(?:\.[05])?(?![\p{L}\d.])/uy, 'n'],
];

/**
 * Reads the ages of a camp when there is only one way to read them: '5-12', 'ages 4 to 10', '5+', '12 and under',
 * 'all ages'. Grades, months, several groups, one number alone (the least age, or the only one?) and every word that
 * is not known are 'unknown'.
 */
export function parseAges(text: string): AgeBounds | 'unknown' {
  if (text.length > LONGEST) return 'unknown';
  const { letters, numbers } = shapeOf(
    text
      .replaceAll(/(\d) ?½/g, '$1.5')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      .replaceAll(/(?<=\d)(?=years?|yrs?)/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );
  const [first = Number.NaN, second = first] = numbers;
  if (first > second || second > OLDEST) return 'unknown';
  if (/^(?:m?ndn|bnen)$/.test(letters)) return { min: first, max: second };
  if (/^(?:nu|mn)$/.test(letters)) return { min: first, max: null };
  if (/^(?:tn|ny)$/.test(letters)) return { min: null, max: first };
  return letters === 'a' ? { min: null, max: null } : 'unknown';
}

function shapeOf(words: string): { letters: string; numbers: number[] } {
  const numbers: number[] = [];
  let letters = '';
  let from = 0;
  while (from < words.length) {
    let to = from + 1;
    let letter = 'x';
    for (const [pattern, meaning] of PATTERNS) {
      pattern.lastIndex = from;
      const match = pattern.exec(words);
      if (!match) continue;
      to = from + match[0].length;
      letter = meaning;
      if (letter === 'n') numbers.push(Number(match[0]));
      break;
    }
    letters += letter;
    from = to;
  }
  return { letters, numbers };
}
