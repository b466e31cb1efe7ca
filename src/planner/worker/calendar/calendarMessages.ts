import type { SchoolCalendarFile } from './readSchoolCalendar.ts';

/** A file to read on a day (YYYY-MM-DD): the one request of a worker's life. */
export type CalendarRequest = { file: Blob; today: string };

/** The worker's messages: the part that is done, 0 to 1, and last what is in the file or why it could not be read. */
export type CalendarReply = { share: number } | { found: SchoolCalendarFile } | { failure: string };
