import { shortDay } from '#base/day/calendar.ts';
import type { CircleNote } from '#family/rules/plan/circleRows.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import { circlesCopy as copy } from '#planner/words/circles.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { formatDatedDays, longWeekday } from '../pieces/formatDays.ts';

type Line = Pick<CircleFriend, 'label' | 'campName' | 'note'> & { days: readonly string[] };

/** What a circle reads: 'L., Pine & Paddle, Mon to Wed, Oct 6–8. Tuesday drop-off: I can drive' */
export function friendLine({ label, campName, days, note }: Line): string {
  const line = `${formatLabel(label)}, ${campName}, ${formatDatedDays(days)}`;
  return note === null || note.text === '' ? line : `${line}. ${formatNote(note)}`;
}

/** 'Tuesday drop-off: I can drive' */
export const formatNote = (note: CircleNote): string =>
  note.day === null || note.task === null
    ? note.text
    : `${formatNoteTopic(note.day, note.task)}: ${note.text}`;

export const formatNoteTopic = (day: string, task: 'bring' | 'fetch'): string =>
  copy.own.note[task](longWeekday(day));

export const formatWeek = (week: string): string => copy.who.week(shortDay(week));
