// Two rows that want the same days: which one keeps them.
import {
  onDays,
  putEntry,
  removeEntry,
  withStatus,
} from '#planner/rules/commands/entryCommands.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { HELD } from '#planner/rules/status/holds.ts';
import { worthALookCopy as copy } from '#planner/words/worthALook.ts';
import { daysWords } from '../../pieces/dayWords.ts';
import { entryOf, type Plan } from '../../PlanContext.ts';
import type { Look, Remedy } from './look.ts';
import { campNameOf, childNameOf, timeOn } from './lookWords.ts';

type Booking = Extract<Conflict, { kind: 'doubleBooking' | 'backUpHeld' }>;

export function bookingLook(plan: Plan, conflict: Booking): Look | null {
  const [one, other] = conflict.entryIds.map((id) => entryOf(plan, id));
  if (!one || !other) return null;
  return conflict.kind === 'backUpHeld'
    ? heldTwice(plan, conflict, one, other)
    : doubleBooking(plan, conflict, one, other);
}

function doubleBooking(
  plan: Plan,
  { key, days, isCertain }: Extract<Booking, { kind: 'doubleBooking' }>,
  one: PlanEntry,
  other: PlanEntry,
): Look {
  const { doubleBooking: words } = copy;
  // What is surer is offered first.
  const sorted = [one, other].toSorted((a, b) => sureness(b) - sureness(a));
  const [first, second] = sorted.map((entry) => hoursWords(plan, entry, days[0] ?? ''));
  const remedy = (kept: PlanEntry, dropped: PlanEntry): Remedy => {
    const name = campNameOf(plan, kept);
    const said = words.kept(name, daysWords(days));
    return { label: words.keep(name), said, changes: [withoutDays(dropped, days)] };
  };
  return {
    key,
    glyph: 'dup',
    title: words.title(childNameOf(plan, one.childId), daysWords(days), isCertain),
    text: words.text(first ?? '', second ?? ''),
    remedies: sorted.map((entry) => remedy(entry, entry === one ? other : one)),
  };
}

function heldTwice(
  plan: Plan,
  { key, days }: Extract<Booking, { kind: 'backUpHeld' }>,
  first: PlanEntry,
  backUp: PlanEntry,
): Look {
  const [firstName, backUpName] = [first, backUp].map((entry) => campNameOf(plan, entry));
  const words = copy.doubleBooking;
  const keep = (name: string, change: PlanChange): Remedy => ({
    label: words.keep(name),
    said: words.kept(name, daysWords(days)),
    changes: [change],
  });
  return {
    key,
    glyph: 'dup',
    title: copy.backUpHeld.title(childNameOf(plan, first.childId), daysWords(days)),
    text: copy.backUpHeld.text(firstName ?? '', backUpName ?? ''),
    remedies: [
      keep(firstName ?? '', putEntry(withStatus(backUp, 'considering'))),
      keep(backUpName ?? '', putEntry(withStatus(first, 'cancelled'))),
    ],
  };
}

const sureness = ({ status }: PlanEntry) => HELD.findIndex((held) => held === status);

/** The entry off these days; none of it when they were all it had. */
function withoutDays(entry: PlanEntry, days: readonly string[]): PlanChange {
  const left = entry.days.filter((day) => !days.includes(day));
  // What the camp has said yes to stands for the days that are left.
  return left.length === 0
    ? removeEntry(entry.id)
    : putEntry({ ...onDays(entry, left), status: entry.status });
}

function hoursWords(plan: Plan, entry: PlanEntry, day: string): string {
  const name = campNameOf(plan, entry);
  const [from, to] = [timeOn(plan, entry, day, 'from'), timeOn(plan, entry, day, 'to')];
  return from === null || to === null
    ? copy.doubleBooking.noHours(name)
    : copy.doubleBooking.from(name, `${from}\u00a0– ${to}`);
}
