import { formatList } from '#camps/camps.ts';
import { clockShort, spanShort, weekCopy } from '#planner/words/week.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { longWeekday } from '../pieces/formatDays.ts';
import { nearDays } from '#planner/rules/coverage/nearDays.ts';
import { openLookOf } from './cellFace.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';

const copy = weekCopy.row;
/** More days are counted, not named. */
const MOST_NAMED = 3;

/** What is not covered, in a sentence: 'Thursday ends at 12:30. Friday is open.' */
export function rowSentence(cells: readonly ChildCell[]): string {
  const needed = cells.filter(({ cover, isOver }) => cover !== 'none' && !isOver);
  if (needed.length === 0) return '';
  // A weekday alone would be one of several.
  const isOneWeek = new Set(cells.map(({ day }) => mondayOf(day))).size < 2;
  const nameOf = ({ day }: ChildCell) => (isOneWeek ? longWeekday(day) : dayWithWeekday(day));
  const open = needed.filter(({ cover }) => cover === 'open');
  const openAs = (look: ReturnType<typeof openLookOf>) =>
    open.filter((cell) => openLookOf(cell) === look);
  const say = (some: readonly ChildCell[], sentence: Sentence) => said(some, nameOf, sentence);
  const sentences = [
    ...partly(
      needed.filter(({ cover }) => cover === 'part'),
      nameOf,
    ),
    ...nearly(needed, nameOf),
    ...say(
      needed.filter(({ cover }) => cover === 'unknown'),
      copy.unknown,
    ),
    ...say(openAs('waiting'), copy.waiting),
    ...say(openAs('open'), copy.open),
    ...say(openAs('maybe'), copy.maybe),
    ...say(
      needed.filter(({ cover }) => cover === 'guess'),
      copy.guess,
    ),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return copy.all(needed.length);
}

/** Days of which a part is missing: at one end, at both, or in the middle. */
function partly(cells: readonly ChildCell[], nameOf: NameOf): string[] {
  const [first] = cells;
  if (!first) return [];
  const { gaps } = first;
  const [gap] = gaps;
  if (cells.length === 1 && gap && isEarly(first)) {
    return [copy.ends(nameOf(first), clockShort(gap.from))];
  }
  if (cells.some((cell) => gapsOf(cell) !== gapsOf(first))) return said(cells, nameOf, copy.partly);
  const missing = formatList(gaps.map(spanShort));
  return said(cells, nameOf, (days) => copy.missing(days, missing, gaps.length === 1));
}

/** Days that count, though a few minutes are missing. */
function nearly(needed: readonly ChildCell[], nameOf: NameOf): string[] {
  const near = nearDays(needed);
  if (near === null) return [];
  const cells = needed.filter(({ cover }) => cover === 'near');
  return said(cells, nameOf, (days, count) => copy.near(days, count, weekCopy.short(near)));
}

const gapsOf = ({ gaps }: ChildCell) => gaps.map(spanShort).join();

/** Only its end is missing. */
const isEarly = ({ gaps, need }: ChildCell): boolean =>
  gaps.length === 1 && typeof need === 'object' && gaps[0]?.to === need?.to;

type NameOf = (cell: ChildCell) => string;
type Sentence = (days: string, count: number) => string;

function said(cells: readonly ChildCell[], nameOf: NameOf, sentence: Sentence): string[] {
  if (cells.length === 0) return [];
  if (cells.length > MOST_NAMED) return [sentence(copy.days(cells.length), cells.length)];
  return [sentence(formatList(cells.map(nameOf)), cells.length)];
}
