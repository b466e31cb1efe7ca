import { planHandOverCopy } from '#planner/words/handOver.ts';
import type { CalendarRow } from '#planner/rules/calendar/planEvents.ts';
import { putSent } from '#planner/rules/calendar/planCalendarRows.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { toast } from '#ui/layers/toasts.ts';
import { toCalendarFile } from '../../alarm/toCalendarFile.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { calendarSource } from './calendarSource.ts';

const copy = planHandOverCopy.calendar;

type Handed = {
  rows: readonly CalendarRow[];
  events: readonly CalendarEvent[];
  /** What to do with the file. */
  how: string;
};

/** Call it in the tap itself. Saves the events of the file, so that the next file contains the differences. */
export async function saveCalendar(
  { keep }: Pick<PlanView, 'keep'>,
  source: ReturnType<typeof calendarSource>,
  { rows, events, how }: Handed,
): Promise<void> {
  const file = toCalendarFile(copy.fileName, calendarFile(copy.name, events, source.now));
  if ((await saveFile(file)) === 'canceled') return;
  if (await keep(putSent(source, rows))) toast({ title: copy.saved, description: how });
}
