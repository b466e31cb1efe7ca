// What is wrong with one row: ages, days, hours, time to act.
import { monthNames } from '#family/family.ts';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { dayWithWeekday, monthOf, shortDay } from '#base/day/calendar.ts';
import { withoutDays } from '#planner/rules/commands/entryCommands.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { formatDatedDays, formatDays, longDay } from '../../pieces/formatDays.ts';
import { formatLength } from '../../pieces/formatLength.ts';
import { findCell, findEntry, type PlanView } from '../../PlanContext.ts';
import type { Hint, Remedy } from './hint.ts';
import { entryCampName, childName } from './hintNames.ts';

type OfRow = Exclude<Conflict, { kind: 'doubleBooking' | 'backUpHeld' | 'dropOffs' | 'pickUps' }>;

export function rowHint(plan: PlanView, conflict: OfRow): Hint | null {
  const entry = findEntry(plan, conflict.entryIds[0] ?? '');
  if (!entry) return null;
  return { key: conflict.key, ...hintOf(plan, conflict, entry) };
}

function hintOf(plan: PlanView, conflict: OfRow, entry: PlanEntry): Omit<Hint, 'key'> {
  const camp = entryCampName(plan, entry);
  const name = childName(plan, entry.childId);
  const entryId = entry.id;
  const ask: Remedy = { label: copy.ask, sheet: { kind: 'ask', entryId } };
  const signUp: Remedy = { label: copy.signUp, sheet: { kind: 'register', entryId } };
  switch (conflict.kind) {
    case 'age':
      return ageHint(plan, conflict, entry, ask);
    case 'daysGone': {
      const { days } = conflict;
      const words = formatDays(days);
      const drop: Remedy = {
        label: copy.daysGone.drop(days.length),
        said: copy.daysGone.dropped(camp, words),
        changes: [withoutDays(entry, days)],
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
    case 'schoolOn':
    case 'schoolUnknown':
      return schoolHint(conflict, entry, { camp, name });
    case 'endsEarly':
      return earlyHint(plan, conflict, entry);
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
      const backUp = findEntry(plan, conflict.entryIds[1] ?? '');
      const { title, text } = copy.firstChoiceFree;
      const words = text(
        name,
        formatDays(conflict.days),
        backUp ? entryCampName(plan, backUp) : '',
      );
      return { glyph: 'swap', title: title(camp), text: words, remedies: [signUp] };
    }
    default:
      return conflict satisfies never;
  }
}

function ageHint(
  plan: PlanView,
  { fit, day, turnsInMonth }: Extract<OfRow, { kind: 'age' }>,
  entry: PlanEntry,
  ask: Remedy,
): Omit<Hint, 'key'> {
  const { ageMin, ageMax } = plan.camps(entry.campId)?.camp ?? entry.snapshot;
  const text = copy.age.text(ageLabel(ageMin, ageMax).toLowerCase(), shortDay(day));
  const month = turnsInMonth === null ? undefined : monthNames[monthOf(turnsInMonth) - 1];
  return {
    glyph: 'ages',
    title: copy.age[fit](childName(plan, entry.childId), entryCampName(plan, entry)),
    text: month === undefined ? text : `${text} ${copy.age.turns(month)}`,
    remedies: [ask],
  };
}

function earlyHint(
  plan: PlanView,
  { days, minutes }: Extract<OfRow, { kind: 'endsEarly' }>,
  entry: PlanEntry,
): Omit<Hint, 'key'> {
  const childId = entry.childId ?? '';
  const lacks = (day: string) => {
    const gap = findCell(plan, childId, day)?.gaps.at(-1);
    return gap && gap.to - gap.from === minutes ? [gap] : [];
  };
  // The day on which the most is missing speaks for all of them.
  const gap = days.flatMap(lacks)[0] ?? { from: 0, to: minutes };
  const { title, text, find } = copy.endsEarly;
  return {
    glyph: 'clock',
    title: title(childName(plan, childId), clockLabel(gap.from), formatDays(days)),
    text: text(clockLabel(gap.to), formatLength(minutes)),
    remedies: [{ label: find, sheet: { kind: 'day', childId, day: days[0] ?? '' } }],
  };
}

function schoolHint(
  { kind, days }: Extract<OfRow, { kind: 'schoolOn' | 'schoolUnknown' }>,
  entry: PlanEntry,
  { camp, name }: { camp: string; name: string },
): Omit<Hint, 'key'> {
  const [day = ''] = days;
  const words = days.length === 1 ? longDay(day) : formatDatedDays(days);
  const { calendar, drop } = copy.school;
  return {
    glyph: 'calendar',
    title: copy.school[kind](name, camp, words),
    text: copy.school.text(name),
    remedies: [
      { label: calendar, sheet: { kind: 'calendar', childId: entry.childId ?? '' } },
      {
        label: drop(days.length),
        said: copy.daysGone.dropped(camp, words),
        changes: [withoutDays(entry, days)],
      },
    ],
  };
}
