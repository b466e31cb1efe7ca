import { capitalized } from '#base/text/capitalized.ts';
import { onDays } from '#planner/rules/commands/entryCommands.ts';
import {
  type ChildCell,
  childCells,
  type ChildInputs,
} from '#planner/rules/coverage/childCells.ts';
import { NEAR_MINUTES } from '#planner/rules/coverage/dayCell.ts';
import type { PlanCamp } from '#planner/rules/coverage/planCamps.ts';
import { totalMinutes } from '#planner/rules/coverage/span.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { moveCampCopy as copy } from '#planner/words/move.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { formatDays } from '../../pieces/formatDays.ts';

/** What other days would do to a child's calendar. Days are YYYY-MM-DD. */
export type MoveEffect = {
  /** Days that count as covered then, on which less is missing, and on which more is. */
  closes: readonly string[];
  fills: readonly string[];
  opens: readonly string[];
  /** Other entries at the same time as it, on its new days. */
  overlaps: readonly string[];
  /** Cents more than now, less when negative; null when one of the two is not known for certain. */
  moreCents: number | null;
};

/** `inputs`: of the child that has it then. `days`: sorted. */
export function moveEffect(
  inputs: ChildInputs,
  entry: PlanEntry,
  days: readonly string[],
  camp: PlanCamp | null,
): MoveEffect {
  const moved = { ...onDays(entry, days), childId: entry.childId };
  // What is over stays as it was.
  const touched = [...new Set([...entry.days, ...days])]
    .filter((day) => day >= inputs.today)
    .toSorted();
  const [from, to] = [touched[0], touched.at(-1)];
  if (from === undefined || to === undefined) return NO_EFFECT;
  const others = inputs.entries.filter(({ id }) => id !== entry.id);
  const before = childCells(inputs, from, to);
  const after = childCells({ ...inputs, entries: [...others, moved] }, from, to);
  const pairs = before.flatMap((cell, at) => {
    const then = after[at];
    if (!then || !touched.includes(cell.day)) return [];
    const left = missing(then);
    return [{ day: cell.day, left, less: missing(cell) - left }];
  });
  const overlapping = after.flatMap(({ clashes }) => clashes.map(({ entryIds }) => entryIds));
  return {
    closes: pairs
      .filter(({ less, left }) => less > 0 && left <= NEAR_MINUTES)
      .map(({ day }) => day),
    fills: pairs.filter(({ less, left }) => less > 0 && left > NEAR_MINUTES).map(({ day }) => day),
    opens: pairs.filter(({ less }) => less < 0).map(({ day }) => day),
    overlaps: [
      ...new Set(
        overlapping
          .filter((ids) => ids.includes(entry.id))
          .flat()
          .filter((id) => id !== entry.id),
      ),
    ],
    moreCents: costDifference(entry, moved, camp),
  };
}

const NO_EFFECT: MoveEffect = { closes: [], fills: [], opens: [], overlaps: [], moreCents: 0 };

/** Minutes without known cover; unknown hours leave the whole need. */
const missing = ({ gaps }: ChildCell): number => totalMinutes(gaps);

function costDifference(entry: PlanEntry, moved: PlanEntry, camp: PlanCamp | null): number | null {
  const [now, then] = [entryCost(entry, camp), entryCost(moved, camp)];
  const isCertain = [now, then].every(
    ({ low, high, unknownCount }) => low === high && unknownCount === 0,
  );
  return isCertain ? then.low - now.low : null;
}

/** 'Covers Friday, leaves Monday open, same time as Kick & Splash. $154 more.' `nameOf`: of an entry by its id. */
export function formatMoveEffect(
  { closes, fills, opens, overlaps, moreCents }: MoveEffect,
  nameOf: (entryId: string) => string,
): string {
  const parts = [
    closes.length > 0 ? copy.closes(formatDays(closes)) : '',
    fills.length > 0 ? copy.fills(formatDays(fills)) : '',
    opens.length > 0 ? copy.opens(formatDays(opens)) : '',
    ...overlaps.map((id) => copy.overlaps(nameOf(id))),
  ].filter((part) => part !== '');
  const days = parts.length === 0 ? copy.nothing : parts.join(', ');
  const sentence = `${capitalized(days)}.`;
  if (moreCents === null || moreCents === 0) return sentence;
  const amount = dollars(Math.abs(moreCents));
  return `${sentence} ${moreCents > 0 ? copy.more(amount) : copy.less(amount)}.`;
}
