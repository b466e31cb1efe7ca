// What is wrong with one row: ages, days, hours, time to act.
import { monthNames } from '#family/family.ts';
import { worthALookCopy as copy } from '#planner/words/worthALook.ts';
import { dayWithWeekday, monthOf, shortDay } from '#base/day/calendar.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { daysWords } from '../../pieces/dayWords.ts';
import { lengthWords } from '../../pieces/spanWords.ts';
import { cellOf, entryOf, type Plan } from '../../PlanContext.ts';
import type { Look, Remedy } from './look.ts';
import { campNameOf, childNameOf } from './lookWords.ts';

type OfRow = Exclude<Conflict, { kind: 'doubleBooking' | 'backUpHeld' | 'dropOffs' | 'pickUps' }>;

export function rowLook(plan: Plan, conflict: OfRow): Look | null {
  const entry = entryOf(plan, conflict.entryIds[0] ?? '');
  if (!entry) return null;
  return { key: conflict.key, ...lookOf(plan, conflict, entry) };
}

function lookOf(plan: Plan, conflict: OfRow, entry: PlanEntry): Omit<Look, 'key'> {
  const camp = campNameOf(plan, entry);
  const name = childNameOf(plan, entry.childId);
  const entryId = entry.id;
  const ask: Remedy = { label: copy.ask, sheet: { kind: 'ask', entryId } };
  const signUp: Remedy = { label: copy.signUp, sheet: { kind: 'register', entryId } };
  switch (conflict.kind) {
    case 'age':
      return ageLook(plan, conflict, entry, ask);
    case 'daysGone': {
      const { days } = conflict;
      const words = daysWords(days);
      const left = entry.days.filter((day) => !days.includes(day));
      const drop: Remedy = {
        label: copy.daysGone.drop(days.length),
        said: copy.daysGone.dropped(camp, words),
        changes: [left.length === 0 ? removeEntry(entryId) : putEntry({ ...entry, days: left })],
      };
      const title = `${camp}: ${copy.daysGone.title(words, days.length)}`;
      return {
        glyph: 'calendar',
        title,
        text: copy.daysGone.text(camp, name),
        remedies: [ask, drop],
      };
    }
    case 'campGone': {
      const open: Remedy = { label: copy.open(camp), sheet: { kind: 'entry', entryId } };
      const { title, text } = copy.campGone;
      return { glyph: 'warn', title: title(camp), text: text(name), remedies: [open] };
    }
    case 'endsEarly':
      return earlyLook(plan, conflict, entry);
    case 'signUpCloses': {
      const when = copy.when(conflict.daysLeft, dayWithWeekday(conflict.closesOn));
      const { title, text } = copy.signUpCloses;
      return { glyph: 'alarm', title: title(camp, when), text: text(name), remedies: [signUp] };
    }
    case 'stillPlanned': {
      const when = copy.when(conflict.daysLeft, dayWithWeekday(conflict.day));
      const { title, text } = copy.stillPlanned;
      return { glyph: 'alarm', title: title(camp, when), text: text(name), remedies: [signUp] };
    }
    case 'firstChoiceFree': {
      const backUp = entryOf(plan, conflict.entryIds[1] ?? '');
      const { title, text } = copy.firstChoiceFree;
      const words = text(name, daysWords(conflict.days), backUp ? campNameOf(plan, backUp) : '');
      return { glyph: 'swap', title: title(camp), text: words, remedies: [signUp] };
    }
    default:
      return conflict satisfies never;
  }
}

function ageLook(
  plan: Plan,
  { fit, day, turnsInMonth }: Extract<OfRow, { kind: 'age' }>,
  entry: PlanEntry,
  ask: Remedy,
): Omit<Look, 'key'> {
  const { ageMin, ageMax } = plan.camps(entry.campId)?.camp ?? entry.snapshot;
  const text = copy.age.text(ageLabel(ageMin, ageMax).toLowerCase(), shortDay(day));
  const month = turnsInMonth === null ? undefined : monthNames[monthOf(turnsInMonth) - 1];
  return {
    glyph: 'ages',
    title: copy.age[fit](childNameOf(plan, entry.childId), campNameOf(plan, entry)),
    text: month === undefined ? text : `${text} ${copy.age.turns(month)}`,
    remedies: [ask],
  };
}

function earlyLook(
  plan: Plan,
  { days, minutes }: Extract<OfRow, { kind: 'endsEarly' }>,
  entry: PlanEntry,
): Omit<Look, 'key'> {
  const childId = entry.childId ?? '';
  const lacks = (day: string) => {
    const gap = cellOf(plan, childId, day)?.gaps.at(-1);
    return gap && gap.to - gap.from === minutes ? [gap] : [];
  };
  // The day on which the most is missing speaks for all of them.
  const gap = days.flatMap(lacks)[0] ?? { from: 0, to: minutes };
  const { title, text, find } = copy.endsEarly;
  return {
    glyph: 'clock',
    title: title(childNameOf(plan, childId), clockLabel(gap.from), daysWords(days)),
    text: text(clockLabel(gap.to), lengthWords(minutes)),
    remedies: [{ label: find, sheet: { kind: 'day', childId, day: days[0] ?? '' } }],
  };
}
