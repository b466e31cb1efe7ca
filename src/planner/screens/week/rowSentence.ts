import { formatList } from '#camps/camps.ts';
import { clockShort, weekCopy, weekdayNames } from '#planner/words/week.ts';
import { weekdayOf } from '#base/day/calendar.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';

const copy = weekCopy.row;
/** More days are counted, not named. */
const MOST_NAMED = 3;

/** What is not covered, in a sentence: 'Thursday ends at 12:30. Friday is open.' */
export function rowSentence(cells: readonly ChildCell[]): string {
  const needed = cells.filter(({ cover, isOver }) => cover !== 'none' && !isOver);
  if (needed.length === 0) return '';
  const sentences = [
    ...early(needed.filter(({ cover }) => cover === 'short' || cover === 'part')),
    ...said(
      needed.filter(({ cover }) => cover === 'unknown'),
      copy.unknown,
    ),
    ...said(needed.filter(isWaiting), copy.waiting),
    ...said(
      needed.filter((cell) => cell.cover === 'open' && !isWaiting(cell)),
      copy.open,
    ),
    ...said(
      needed.filter(({ cover }) => cover === 'guess'),
      copy.guess,
    ),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return copy.all(needed.length);
}

const isWaiting = ({ cover, claims }: ChildCell) =>
  cover === 'open' && claims.some(({ status }) => status === 'waitlisted');

function early(cells: readonly ChildCell[]): string[] {
  const [only, another] = cells;
  const [gap] = only?.gaps ?? [];
  const need = only?.need;
  if (only && !another && gap && typeof need === 'object' && need !== null) {
    if (only.gaps.length === 1 && gap.to === need.to) {
      return [copy.ends(nameOf(only), clockShort(gap.from))];
    }
  }
  return said(cells, copy.early);
}

const nameOf = ({ day }: ChildCell) => weekdayNames[weekdayOf(day)] ?? '';

type Sentence = (days: string, count: number) => string;

function said(cells: readonly ChildCell[], sentence: Sentence): string[] {
  if (cells.length === 0) return [];
  if (cells.length > MOST_NAMED) return [sentence(copy.days(cells.length), cells.length)];
  return [sentence(formatList(cells.map(nameOf)), cells.length)];
}
