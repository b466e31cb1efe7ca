import type { CalendarRow } from './planEvents.ts';

type Shown = Pick<
  CalendarRow,
  'days' | 'lastDay' | 'hours' | 'place' | 'status' | 'title' | 'drivers'
>;

/**
 * The sequence of a row's events after a change: one more when a day, the last one, the hours, the place, the status, the
 * title, or a driver changed. Other changes, such as the link, are no reason for a calendar to notify the family.
 */
export const nextSequence = (before: Shown & Pick<CalendarRow, 'sequence'>, after: Shown): number =>
  shownIn(before) === shownIn(after) ? before.sequence : before.sequence + 1;

const shownIn = ({ days, lastDay, hours, place, status, title, drivers = '' }: Shown) =>
  JSON.stringify([
    [...new Set(days)].toSorted(),
    hours?.from,
    hours?.to,
    place,
    status,
    title,
    lastDay,
    drivers,
  ]);
