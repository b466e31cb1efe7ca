import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { planHandOverCopy } from '#planner/words/handOver.ts';
import type { HandOverWay } from '#planner/rules/calendar/handOverWay.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { useHandOverWay } from '../../alarm/useHandOverWay.ts';
import { usePlan } from '../../PlanContext.ts';
import { calendarEvents, calendarSource } from './calendarSource.ts';
import { EventList, eventDay } from './EventList.tsx';
import { saveCalendar } from './saveCalendar.ts';

const copy = planHandOverCopy.calendar;

/** Ways that give one file with all events. */
const WHOLE: ReadonlySet<HandOverWay> = new Set([
  'desktopFile',
  'safariFile',
  'iosFile',
  'shareSheet',
]);

/** The plan, or one child's part of it, into a calendar: as this device can. */
export function CalendarWay({ childId }: { childId: string | null }) {
  const plan = usePlan();
  const way = useHandOverWay();
  const isOnline = useOnline();
  const [now] = useState(() => Date.now());
  const source = calendarSource(plan, now);
  const { rows, events } = calendarEvents(source, childId);
  const held = events.filter(({ status }) => status !== 'cancelled');
  const gone = events.filter(({ status }) => status === 'cancelled');
  const { action, how } = calendarWays.ways[way];
  if (events.length === 0) return <p className="soft small leading-140">{copy.nothing}</p>;
  const noDay = plan.entries.filter(
    (entry) =>
      isCoveringStatus(entry.status) &&
      entry.days.length === 0 &&
      (childId === null || entry.childId === childId),
  ).length;
  const camps = rows.filter(({ days }) => days.length > 0).length;
  const isAgain = rows.some(({ sentDays = [] }) => sentDays.length > 0);
  return (
    <>
      <p className="soft small leading-140">
        <span>{copy.count(held.length, camps)}</span>{' '}
        {noDay > 0 && <span>{`${copy.noDay(noDay)} `}</span>}
        {held.some(({ hours }) => hours === null) && <span>{copy.hoursUnknown}</span>}
      </p>
      {gone.length > 0 && (
        <p className="soft small leading-140">
          {WHOLE.has(way)
            ? copy.struckOut(gone.length)
            : copy.struckOutByHand(
                formatList(gone.map((event) => copy.event(event.title, eventDay(event)))),
              )}
        </p>
      )}
      {WHOLE.has(way) && action !== null && (
        <Button
          variant="main"
          className="self-start"
          onClick={() => void saveCalendar(plan, source, { rows, events, how })}
        >
          <Glyph name="calendar" />
          {action}
        </Button>
      )}
      {way !== 'googleLinks' && <p className="soft small leading-140">{how}</p>}
      {way === 'singleFiles' && <EventList events={held} rows={rows} source={source} />}
      {isOnline && held.length > 0 && <GoogleList events={held} isOpen={way === 'googleLinks'} />}
      <p className="soft small leading-140">
        {calendarWays.kept} {isAgain && <span>{calendarWays.again}</span>}
      </p>
    </>
  );
}

function GoogleList({
  events,
  isOpen,
}: {
  events: Parameters<typeof EventList>[0]['events'];
  isOpen: boolean;
}) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary className="row-inline middle gap-40 tap teal small weight-750 pointer">
        {copy.google}
        <Glyph name="chev" />
      </summary>
      <p className="soft small leading-140">{copy.googleHow}</p>
      <EventList events={events} />
    </details>
  );
}
