import type { Status } from '../planEntry.ts';

/** What may come after each status, the likeliest first. Backwards, too: from each, every other can be reached. */
export const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  considering: ['planned', 'registered', 'waitlisted', 'cancelled'],
  planned: ['registered', 'confirmed', 'waitlisted', 'considering', 'cancelled'],
  registered: ['confirmed', 'waitlisted', 'planned', 'cancelled'],
  confirmed: ['registered', 'cancelled'],
  waitlisted: ['confirmed', 'registered', 'planned', 'cancelled'],
  cancelled: ['considering', 'planned'],
};
