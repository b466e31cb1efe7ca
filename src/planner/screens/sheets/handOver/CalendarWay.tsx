import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { planHandOverCopy } from '#planner/words/handOver.ts';
import { isWholeFile } from '#planner/rules/calendar/handOverWay.ts';
import type { FamilyDayKind } from '#planner/rules/calendar/familyDays.ts';
import { sentKinds } from '#planner/rules/calendar/planCalendarRows.ts';
import { isCareOrTrip } from '#family/rules/plan/planEntry.ts';
import { countCamps } from '#planner/rules/status/countCamps.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { useHandOverWay } from '../../alarm/useHandOverWay.ts';
import { findEntry, usePlan } from '../../PlanContext.ts';
import { calendarEvents, calendarSource } from './calendarSource.ts';
import { EventList, eventDay } from './EventList.tsx';
import parts from '../sheetParts.module.css';
import { saveCalendar } from './saveCalendar.ts';

const copy = planHandOverCopy.calendar;

/** The plan, or one child's part of it, into a calendar: as this device can. */
export function CalendarWay({ childId }: { childId: string | null }) {
  const plan = usePlan();
  const way = useHandOverWay();
  const isOnline = useOnline();
  const [now] = useState(() => Date.now());
  const [wanted, setWanted] = useState(() => sentKinds(plan.state.sent));
  const source = calendarSource(plan, now, wanted);
  const { rows, events } = calendarEvents(source, childId);
  const held = events.filter(({ status }) => status !== 'cancelled');
  const gone = events.filter(({ status }) => status === 'cancelled');
  const { action, how } = calendarWays.ways[way];
  const also = <AlsoWanted wanted={wanted} onWanted={setWanted} />;
  if (events.length === 0) {
    return (
      <>
        <p className="soft small leading-140">{copy.nothing}</p>
        {also}
      </>
    );
  }
  const noDay = countCamps(
    plan.entries.filter(
      (entry) =>
        isCoveringStatus(entry.status) &&
        entry.days.length === 0 &&
        (childId === null || entry.childId === childId),
    ),
  );
  const camps = rows
    .filter(({ days }) => days.length > 0)
    .flatMap(({ entryId, ...row }) => {
      const entry = findEntry(plan, entryId);
      return entry && !isCareOrTrip(entry) ? { ...row, campId: entry.campId } : [];
    });
  const campDays = camps.reduce((sum, { days }) => sum + days.length, 0);
  const others = held.length - campDays;
  const isAgain = rows.some(({ sentDays = [] }) => sentDays.length > 0);
  return (
    <>
      <p className="soft small leading-140">
        {camps.length > 0 && <span>{`${copy.count(campDays, countCamps(camps))} `}</span>}
        {others > 0 && <span>{`${copy.others(others)} `}</span>}
        {noDay > 0 && <span>{`${copy.noDay(noDay)} `}</span>}
        {camps.some(({ hours, isOvernight }) => hours === null && isOvernight !== true) && (
          <span>{copy.hoursUnknown}</span>
        )}
      </p>
      {also}
      {gone.length > 0 && (
        <p className="soft small leading-140">
          {isWholeFile(way)
            ? copy.struckOut(gone.length)
            : copy.struckOutByHand(
                formatList(gone.map((event) => copy.event(event.title, eventDay(event)))),
              )}
        </p>
      )}
      {isWholeFile(way) && action !== null && (
        <Button
          variant="line"
          size="small"
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

/** Days that are no camp's: only on request, as calendars get shared. */
function AlsoWanted({
  wanted,
  onWanted,
}: {
  wanted: ReadonlySet<FamilyDayKind>;
  onWanted: (next: ReadonlySet<FamilyDayKind>) => void;
}) {
  return (
    <fieldset className={parts.group}>
      <legend>{copy.also}</legend>
      {KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={copy.kinds[kind]}
          checked={wanted.has(kind)}
          onChange={(isChecked) =>
            onWanted(new Set(KINDS.filter((one) => (one === kind ? isChecked : wanted.has(one)))))
          }
        />
      ))}
    </fieldset>
  );
}

const KINDS = ['off', 'home'] as const satisfies readonly FamilyDayKind[];

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
