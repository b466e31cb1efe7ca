import { dayCopy as copy } from '#planner/words/day.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { totalMinutes } from '#planner/rules/coverage/span.ts';
import { roadMiles } from '#planner/rules/drive/canDoBoth.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import { formatAmount, formatLength } from '../../pieces/formatLength.ts';

/** `gaps`: what is missing that day. `waiting`: days with a place on a waitlist. */
type Asked = {
  cell: Pick<ChildCell, 'need' | 'gaps'>;
  waiting: ReadonlySet<string>;
  /** The camp is only a back-up for the first choice. */
  isStandIn: boolean;
};

/** 'Closes Wednesday, backs up Thursday', or 'Covers 4 of your 7 and a half hours'. */
export function closesLabel(
  { closes, uncovered }: Pick<Candidate, 'closes' | 'uncovered'>,
  { cell, waiting, isStandIn }: Asked,
): string {
  const days = formatDays(closes);
  if (uncovered === 'unknown') return copy.runs(days);
  if (uncovered > 0 && cell.gaps.length > 0) {
    const words = coversWords(uncovered, cell);
    return closes.length > 1 ? copy.onDays(words, days) : words;
  }
  if (isStandIn) return copy.standsIn(days);
  const closed = closes.filter((day) => !waiting.has(day));
  const backed = formatDays(closes.filter((day) => waiting.has(day)));
  const parts = [
    closed.length > 0 ? copy.closes(formatDays(closed)) : '',
    backed === '' ? '' : copy.backsUp(backed),
  ].filter((part) => part !== '');
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function coversWords(uncovered: number, { need, gaps }: Asked['cell']): string {
  const open = totalMinutes(gaps);
  const needed = typeof need === 'object' && need !== null ? need.to - need.from : open;
  const covered = formatAmount(open - uncovered, open);
  return open === needed
    ? copy.covers(covered, formatLength(needed))
    : copy.coversOpen(covered, formatLength(open));
}

/** 'about 5 to 7 miles by road'; null when unknown. Never minutes, which cannot be computed offline. */
export function driveLabel(drive: Candidate['drive']): string | null {
  if (drive === null) return null;
  const range = roadMiles(drive.miles);
  const [low, high] = [Math.max(Math.round(range.low), 1), Math.round(range.high)];
  const words =
    range.high < 1 ? copy.miles.under : low >= high ? copy.miles.one : copy.miles.range(low, high);
  return drive.isRough ? copy.miles.rough(words) : words;
}

/** The listing has ages, but the child's age is unknown. */
export const hasAgesOnly = ({ fit, camp }: Pick<Candidate, 'fit' | 'camp'>): boolean =>
  fit === 'notSaid' && (camp.ageMin !== null || camp.ageMax !== null);
