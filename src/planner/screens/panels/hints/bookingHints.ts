// Hints about two rows on the same days: one of them must go.
import { setStatus, withoutDays } from '#planner/rules/commands/entryCommands.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { formatDaysFrom } from '../../pieces/formatDays.ts';
import { findCell, findEntry, type PlanView } from '../../PlanContext.ts';
import type { Hint, Remedy } from './hint.ts';
import { entryCampName, childName, sureness, timeOn } from './hintNames.ts';

type Booking = Extract<Conflict, { kind: 'doubleBooking' | 'backUpHeld' }>;

export function bookingHint(plan: PlanView, conflict: Booking): Hint | null {
  const [one, other] = conflict.entryIds.map((id) => findEntry(plan, id));
  if (!one || !other) return null;
  return conflict.kind === 'backUpHeld'
    ? heldTwice(plan, conflict, one, other)
    : doubleBooking(plan, conflict, one, other);
}

function doubleBooking(
  plan: PlanView,
  { key, days, isCertain }: Extract<Booking, { kind: 'doubleBooking' }>,
  one: PlanEntry,
  other: PlanEntry,
): Hint {
  const { doubleBooking: words } = copy;
  // What is surer is offered first.
  const sorted = [one, other].toSorted((a, b) => sureness(b) - sureness(a));
  const [first, second] = sorted.map((entry) => bookedHoursLabel(plan, entry, days[0] ?? ''));
  const remedy = (kept: PlanEntry, dropped: PlanEntry): Remedy => {
    const name = entryCampName(plan, kept);
    const said = words.kept(name, formatDaysFrom(days, plan.today));
    return { label: words.keep(name), said, changes: [withoutDays(dropped, days)] };
  };
  return {
    key,
    glyph: 'dup',
    title:
      isOwnEntry(one) || isOwnEntry(other)
        ? words.titleOwn(childName(plan, one.childId), formatDaysFrom(days, plan.today), isCertain)
        : words.title(childName(plan, one.childId), formatDaysFrom(days, plan.today), isCertain),
    text: words.text(first ?? '', second ?? ''),
    remedies: sorted.map((entry) => remedy(entry, entry === one ? other : one)),
  };
}

function heldTwice(
  plan: PlanView,
  { key, days }: Extract<Booking, { kind: 'backUpHeld' }>,
  first: PlanEntry,
  backUp: PlanEntry,
): Hint {
  const [firstName, backUpName] = [first, backUp].map((entry) => entryCampName(plan, entry));
  const words = copy.doubleBooking;
  const keep = (name: string, change: PlanCommand): Remedy => ({
    label: words.keep(name),
    said: words.kept(name, formatDaysFrom(days, plan.today)),
    changes: [change],
  });
  return {
    key,
    glyph: 'dup',
    title: copy.backUpHeld.title(childName(plan, first.childId), formatDaysFrom(days, plan.today)),
    text: copy.backUpHeld.text(firstName ?? '', backUpName ?? ''),
    remedies: [
      keep(firstName ?? '', setStatus(backUp, 'considering')),
      keep(backUpName ?? '', setStatus(first, 'cancelled')),
    ],
  };
}

function bookedHoursLabel(plan: PlanView, entry: PlanEntry, day: string): string {
  const name = entryCampName(plan, entry);
  const claim = findCell(plan, entry.childId ?? '', day)?.claims.find(
    ({ entryId }) => entryId === entry.id,
  );
  if (claim?.hours === 'allDay') return copy.doubleBooking.allDay(name);
  const [from, to] = [timeOn(plan, entry, day, 'from'), timeOn(plan, entry, day, 'to')];
  return from === null || to === null
    ? copy.doubleBooking.noHours(name)
    : copy.doubleBooking.from(name, `${from}\u00a0– ${to}`);
}
