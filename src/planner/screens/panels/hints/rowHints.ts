// What is wrong with one row: ages, days, hours, time to act.
import { formatList } from '#camps/camps.ts';
import { totalMinutes } from '#planner/rules/coverage/span.ts';
import { monthNames } from '#family/family.ts';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { dayWithWeekday, monthOf, shortDay } from '#base/day/calendar.ts';
import { withoutDays } from '#planner/rules/commands/entryCommands.ts';
import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { clockLabel, hoursRange } from '#camps/rules/text/hours.ts';
import { formatDatedDays, formatDaysFrom, longDay } from '../../pieces/formatDays.ts';
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
      const words = formatDaysFrom(days, plan.today);
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
      return partlyHint(plan, conflict, entry);
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
        formatDaysFrom(conflict.days, plan.today),
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
  const { ageMin, ageMax } = plan.camps(entry)?.camp ?? entry.snapshot;
  const text = copy.age.text(ageLabel(ageMin, ageMax).toLowerCase(), shortDay(day));
  const month = turnsInMonth === null ? undefined : monthNames[monthOf(turnsInMonth) - 1];
  return {
    glyph: 'ages',
    title: copy.age[fit](childName(plan, entry.childId), entryCampName(plan, entry)),
    text: month === undefined ? text : `${text} ${copy.age.turns(month)}`,
    remedies: [ask],
  };
}

function partlyHint(
  plan: PlanView,
  { days, minutes }: Extract<OfRow, { kind: 'endsEarly' }>,
  entry: PlanEntry,
): Omit<Hint, 'key'> {
  const childId = entry.childId ?? '';
  const cells = days.flatMap((day) => findCell(plan, childId, day) ?? []);
  // The day on which the most is missing speaks for all of them.
  const worst = cells.find(({ gaps }) => totalMinutes(gaps) === minutes);
  const gaps = worst?.gaps ?? [];
  const [gap] = gaps;
  const { title, text, find, partly } = copy.endsEarly;
  const name = childName(plan, childId);
  const when = formatDaysFrom(days, plan.today);
  const length = formatLength(minutes);
  const isEnd =
    gap !== undefined &&
    gaps.length === 1 &&
    typeof worst?.need === 'object' &&
    gap.to === worst.need?.to;
  const sheet = { kind: 'day', childId, day: days[0] ?? '' } as const;
  if (isEnd) {
    return {
      glyph: 'clock',
      title: title(name, clockLabel(gap.from), when),
      text: text(clockLabel(gap.to), length),
      remedies: [{ label: find, sheet }],
    };
  }
  return {
    glyph: 'clock',
    title: partly.title(name, when),
    text: partly.text(formatList(gaps.map(hoursRange)), gaps.length === 1, length),
    remedies: [{ label: partly.find, sheet }],
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
