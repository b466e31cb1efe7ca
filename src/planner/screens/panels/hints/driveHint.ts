import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import { roadMiles } from '#planner/rules/drive/canDoBoth.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { formatDaysFrom } from '../../pieces/formatDays.ts';
import { findEntry, type PlanView } from '../../PlanContext.ts';
import type { Hint } from './hint.ts';
import { entryCampName, childName, sureness, timeOn } from './hintNames.ts';

type Drive = Extract<Conflict, { kind: 'dropOffs' | 'pickUps' }>;

/** Two children at two places at about one time. */
export function driveHint(plan: PlanView, conflict: Drive): Hint | null {
  const { key, kind, days, answer, miles, entryIds } = conflict;
  const [one, other] = entryIds.map((id) => findEntry(plan, id));
  if (!one || !other) return null;
  const end = kind === 'dropOffs' ? 'from' : 'to';
  const at = (entry: PlanEntry) =>
    copy.drive.at(
      childName(plan, entry.childId),
      entryCampName(plan, entry),
      timeOn(plan, entry, days[0] ?? '', end) ?? '',
    );
  // What is less sure is easier to move.
  const moved = sureness(one) < sureness(other) ? one : other;
  return {
    key,
    glyph: 'car',
    title: copy.drive[kind](milesWords(miles)),
    text: `${copy.drive.text(formatDaysFrom(days, plan.today), at(one), at(other))} ${copy.drive[answer]}`,
    remedies: [{ label: copy.drive.swap, sheet: { kind: 'move', entryId: moved.id } }],
  };
}

/** Formats road miles in whole miles, since they are only estimated. */
function milesWords(crowMiles: number): string {
  const { low, high } = roadMiles(crowMiles);
  if (Math.round(high) <= 1) return copy.drive.oneMile;
  return copy.drive.miles(Math.max(1, Math.round(low)), Math.round(high));
}
