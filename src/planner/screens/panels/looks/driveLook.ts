import { worthALookCopy as copy } from '#planner/words/worthALook.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import { roadMiles } from '#planner/rules/drive/canDoBoth.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { HELD } from '#planner/rules/status/holds.ts';
import { daysWords } from '../../pieces/dayWords.ts';
import { entryOf, type Plan } from '../../PlanContext.ts';
import type { Look } from './look.ts';
import { campNameOf, childNameOf, timeOn } from './lookWords.ts';

type Drive = Extract<Conflict, { kind: 'dropOffs' | 'pickUps' }>;

/** Two children at two places at about one time. */
export function driveLook(plan: Plan, conflict: Drive): Look | null {
  const { key, kind, days, answer, miles, entryIds } = conflict;
  const [one, other] = entryIds.map((id) => entryOf(plan, id));
  if (!one || !other) return null;
  const end = kind === 'dropOffs' ? 'from' : 'to';
  const at = (entry: PlanEntry) =>
    copy.drive.at(
      childNameOf(plan, entry.childId),
      campNameOf(plan, entry),
      timeOn(plan, entry, days[0] ?? '', end) ?? '',
    );
  // What is less sure is easier to move.
  const moved = sureness(one) < sureness(other) ? one : other;
  return {
    key,
    glyph: 'car',
    title: copy.drive[kind](milesWords(miles)),
    text: `${copy.drive.text(daysWords(days), at(one), at(other))} ${copy.drive[answer]}`,
    remedies: [{ label: copy.drive.swap, sheet: { kind: 'move', entryId: moved.id } }],
  };
}

const sureness = ({ status }: PlanEntry) => HELD.findIndex((held) => held === status);

/** Formats road miles in whole miles, since they are only estimated. */
function milesWords(crowMiles: number): string {
  const { low, high } = roadMiles(crowMiles);
  if (Math.round(high) <= 1) return copy.drive.oneMile;
  return copy.drive.miles(Math.max(1, Math.round(low)), Math.round(high));
}
