import { campPath } from '#camps/rules/camp/campPath.ts';
import { childLabels } from '#planner/rules/calendar/childLabels.ts';
import { bookingDays } from '#planner/rules/calendar/bookingDays.ts';
import { planCalendarRows } from '#planner/rules/calendar/planCalendarRows.ts';
import { planEvents } from '#planner/rules/calendar/planEvents.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { planHandOverCopy } from '#planner/words/handOver.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { breakName } from '#planner/words/board.ts';
import { breakEvents, type FamilyDayKind, homeEvents } from '#planner/rules/calendar/familyDays.ts';
import type { PlanBreak } from '#planner/rules/coverage/childBreaks.ts';
import { memoizedYear } from '#planner/rules/family/memoizedBreaks.ts';
import { schoolYearRange } from '#planner/rules/family/schoolYearRange.ts';
import { site } from '#base/site.ts';
import type { PlanView } from '../../PlanContext.ts';

const copy = planHandOverCopy.calendar;

type Source = Parameters<typeof planCalendarRows>[0];

const pageOf = (campId: string) => site.url + campPath(campId);

/** The plan as calendar files read it. `now`: ms since 1970. `wanted`: what goes in besides the camps. */
export const calendarSource = (
  {
    entries,
    camps,
    state,
    children,
    today,
  }: Pick<PlanView, 'entries' | 'camps' | 'state' | 'children' | 'today'>,
  now: number,
  wanted: ReadonlySet<FamilyDayKind>,
): Source => {
  const family = children.map(({ child }) => child);
  const labels = childLabels(family);
  const range = schoolYearRange(today);
  const familyDays = children.flatMap(({ child, inputs }) => {
    const label = labels.get(child.id) ?? '';
    const { breaks } = memoizedYear(inputs.calendar, range);
    return [
      ...(wanted.has('off') ? breakEvents(child, breaks, label, familyDayWords) : []),
      ...(wanted.has('home') ? homeEvents(child, state.home, label, familyDayWords) : []),
    ];
  });
  return {
    entries,
    camps,
    familyDays,
    bookingDays: bookingDays(entries, {
      camps,
      children: family,
      titleOf: entryCopy.dates.event,
      pageOf,
    }),
    sent: state.sent,
    labels,
    driversOf: driverLines,
    pageOf,
    today,
    now,
  };
};

/** Who brings and who picks up; a note of the family, so it goes only where its events go. */
function driverLines({ dropOffBy, pickUpBy }: PlanEntry): string {
  const [brings, fetches] = [dropOffBy.trim(), pickUpBy.trim()];
  return [
    brings === '' ? '' : copy.drivers.dropOff(brings),
    fetches === '' ? '' : copy.drivers.pickUp(fetches),
  ]
    .filter(Boolean)
    .join('\n');
}

const familyDayWords = {
  break: (one: PlanBreak, label: string) => copy.dayOff[one.kind](breakName(one), label),
  home: copy.atHome,
};

/** Returns the events of one child, or of all (null). */
export function calendarEvents(
  source: Source,
  childId: string | null,
): { rows: ReturnType<typeof planCalendarRows>; events: CalendarEvent[] } {
  const rows = planCalendarRows(source, childId);
  return { rows, events: planEvents(rows, new URL(site.url).hostname) };
}
