import { campPath } from '#camps/rules/camp/campPath.ts';
import { childLabels } from '#planner/rules/calendar/childLabels.ts';
import { planCalendarRows } from '#planner/rules/calendar/planCalendarRows.ts';
import { planEvents } from '#planner/rules/calendar/planEvents.ts';
import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { site } from '#base/site.ts';
import type { PlanView } from '../../PlanContext.ts';

type Source = Parameters<typeof planCalendarRows>[0];

/** The plan as calendar files read it. `now`: ms since 1970. */
export const calendarSource = (
  { entries, camps, state, children, today }: PlanView,
  now: number,
): Source => ({
  entries,
  camps,
  sent: state.sent,
  labels: childLabels(children.map(({ child }) => child)),
  pageOf: (campId) => site.url + campPath(campId),
  today,
  now,
});

/** Returns the events of one child, or of all (null). */
export function calendarEvents(
  source: Source,
  childId: string | null,
): { rows: ReturnType<typeof planCalendarRows>; events: CalendarEvent[] } {
  const rows = planCalendarRows(source, childId);
  return { rows, events: planEvents(rows, new URL(site.url).hostname) };
}
