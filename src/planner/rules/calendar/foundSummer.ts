import { monthOf } from '#base/day/calendar.ts';
import { summerBetween } from '../summer/schoolEnds.ts';
import type { ImportedDay } from './importedDay.ts';

const LAST =
  /\blast (?:student )?day (?:of|for) (?:the )?(?:school|classes|students|semester 2|second semester)\b|\b(?:school|classes) ends?\b|\blast (?:school|student) day\b/i;
const FIRST =
  /\bfirst (?:student )?day (?:of|for) (?:the )?(?:school|classes|students|semester 1|first semester)\b|\b(?:school|classes) (?:begins?|starts?)\b|\bfirst (?:school|student) day\b/i;
/** Of some grades, of a part of the year, or of something else. */
const OTHER =
  /\b(?:pre-?k|preschool|kindergarten|kinder|seniors?|before|after|break|camp|summer(?= \w)|sessions?|teachers?|staff|care|supply|supplies|photos?)\b/i;
/** The months of a last and of a first day of school. */
const SCHOOL_ENDS = [5, 6];
const SCHOOL_BEGINS = [7, 8, 9];

/**
 * The summer between the last day of school and the next first one, where a file names both: the days without school,
 * both inclusive. Null when it does not.
 */
export function foundSummer(
  days: readonly Pick<ImportedDay, 'from' | 'name'>[],
): { from: string; to: string } | null {
  // An early release is still a day of school, so such a name counts, too.
  const ends = dated(days, LAST, SCHOOL_ENDS);
  for (const first of dated(days, FIRST, SCHOOL_BEGINS)) {
    const last = ends.findLast((day) => day < first);
    const summer = summerBetween(last ?? '', first);
    if (!('problem' in summer)) return summer;
  }
  return null;
}

const dated = (
  days: readonly Pick<ImportedDay, 'from' | 'name'>[],
  words: RegExp,
  months: readonly number[],
): string[] =>
  days
    .filter(
      ({ from, name }) => words.test(name) && !OTHER.test(name) && months.includes(monthOf(from)),
    )
    .map(({ from }) => from)
    .toSorted();
