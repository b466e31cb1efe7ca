import { runSlices } from '../runSlices.ts';
import type { CalendarRequest } from './calendarMessages.ts';
import { readSchoolCalendar, type SchoolCalendarFile } from './readSchoolCalendar.ts';

const MOST_BYTES = 2_000_000;

/** Reads a calendar file in slices; `onShare` receives the part that is done, 0 to 1. Null: it was cancelled. */
export async function runCalendar(
  { file, today }: CalendarRequest,
  onShare: (share: number) => void,
  isCancelled: () => boolean,
): Promise<SchoolCalendarFile | null> {
  if (file.size > MOST_BYTES) return { kind: 'refusal', reason: 'tooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return runSlices(readSchoolCalendar(bytes, today), onShare, isCancelled);
}
