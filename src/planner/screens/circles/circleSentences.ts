import { shortDay } from '#base/day/calendar.ts';
import type { CircleNote } from '#family/rules/plan/circleRows.ts';
import type { CircleFriend } from '#planner/rules/circles/circleWords.ts';
import { circlesCopy as copy } from '#planner/words/circles.ts';
import { labelWords } from '#planner/words/labelWords.ts';
import { formatDatedDays, longWeekday } from '../pieces/formatDays.ts';

type Line = Pick<CircleFriend, 'label' | 'campName' | 'note'> & { days: readonly string[] };

/** What a circle reads: 'L., Pine & Paddle, Mon to Wed, Oct 6–8. Tuesday drop-off: I can drive' */
export function friendLine({ label, campName, days, note }: Line): string {
  const line = `${labelWords(label)}, ${campName}, ${formatDatedDays(days)}`;
  return note === null || note.text === '' ? line : `${line}. ${noteWords(note)}`;
}

/** 'Tuesday drop-off: I can drive' */
export const noteWords = (note: CircleNote): string =>
  note.day === null || note.task === null
    ? note.text
    : `${aboutWords(note.day, note.task)}: ${note.text}`;

export const aboutWords = (day: string, task: 'bring' | 'fetch'): string =>
  copy.own.note[task](longWeekday(day));

export const weekWords = (week: string): string => copy.who.week(shortDay(week));
