import type { DayOff, SchoolBreak } from './schoolBreak.ts';

/** The rows of a calendar that say: no school. Never digital or early days, first or last ones. */
export const daysOff = (calendar: readonly SchoolBreak[]): DayOff[] =>
  calendar.filter((row): row is DayOff => row.dayKind === 'off');
