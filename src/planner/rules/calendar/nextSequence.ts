import type { CalendarRow } from './planEvents.ts';

type Shown = Pick<CalendarRow, 'days' | 'lastDay' | 'hours' | 'place' | 'status' | 'title'>;

/**
 * The sequence of a row's events after a change: one more when a day, the last one, the hours, the place, the status, or
 * the title changed. Other changes, such as the link, are no reason for a calendar to notify the family.
 */
export const nextSequence = (before: Shown & Pick<CalendarRow, 'sequence'>, after: Shown): number =>
  shownIn(before) === shownIn(after) ? before.sequence : before.sequence + 1;

const shownIn = ({ days, lastDay, hours, place, status, title }: Shown) =>
  JSON.stringify([
    [...new Set(days)].toSorted(),
    hours?.from,
    hours?.to,
    place,
    status,
    title,
    lastDay,
  ]);
