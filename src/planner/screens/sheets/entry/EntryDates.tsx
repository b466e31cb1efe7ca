import { useState } from 'react';
import { dayWithWeekday } from '#base/day/calendar.ts';
import {
  type BookingDate,
  isCareOrTrip,
  MOST_BOOKING_DATES,
  type PlanEntry,
} from '#family/rules/plan/planEntry.ts';
import { bookingDayId } from '#planner/rules/calendar/bookingDays.ts';
import { isHeldOrWaiting } from '#planner/rules/status/coveringStatus.ts';
import { putSent } from '#planner/rules/calendar/planCalendarRows.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { CalendarButton } from '../../alarm/CalendarButton.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import { calendarEvents, calendarSource } from '../handOver/calendarSource.ts';
import parts from '../sheetParts.module.css';
import { AddDate } from './AddDate.tsx';
import styles from './ReceiptList.module.css';

const copy = entryCopy.dates;
const CAMPS_ONLY: ReadonlySet<never> = new Set();

type EntryDatesProps = { entry: PlanEntry; edit: EditEntry };

/** What is due on which day of a booking. Nothing for a person or a trip, and where nothing is booked or planned. */
export function EntryDates({ entry, edit }: EntryDatesProps) {
  const { dates } = entry;
  const files = useCalendarFiles();
  // What is pressed here may go: a row that is removed, the form with the last date.
  const stableFocus = useStableFocus();
  if (isCareOrTrip(entry) || !(isHeldOrWaiting(entry) || dates.length > 0)) return null;
  const words = (date: BookingDate): [string, string] => [
    copy.kinds[date.kind],
    dayWithWeekday(date.on),
  ];
  const add = (date: BookingDate) =>
    edit(copy.added(...words(date)), {
      dates: [...dates, date].toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    });
  const remove = (date: BookingDate) =>
    edit(copy.removed(...words(date)), { dates: dates.filter((one) => one !== date) });
  return (
    <section className={parts.section}>
      <h3>{copy.heading}</h3>
      <p className="soft small leading-140">{dates.length === 0 ? copy.none : copy.calendar}</p>
      <div tabIndex={-1} className={styles.receipts} {...stableFocus}>
        {dates.length > 0 && (
          <ul>
            {dates.map((date) => {
              const [kind, day] = words(date);
              return (
                <li key={date.id}>
                  <span>
                    <b>{kind}</b> <span>{day}</span>
                    {date.note !== '' && <span>{`, ${date.note}`}</span>}
                  </span>
                  <span className="cluster middle gap-25">
                    {isHeldOrWaiting(entry) && <ToCalendar date={date} files={files} />}
                    <IconButton
                      glyph="trash"
                      label={copy.remove(kind, day)}
                      onClick={() => void remove(date)}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        {dates.length < MOST_BOOKING_DATES ? (
          <AddDate entryId={entry.id} days={entry.days} onAdd={add} />
        ) : (
          <p>{copy.most}</p>
        )}
      </div>
    </section>
  );
}

/** One date into the calendar by itself; nothing for a day that is over. */
function ToCalendar({ date, files }: { date: BookingDate; files: CalendarFiles }) {
  const { keep } = usePlan();
  const { source, rows, events } = files;
  const id = bookingDayId(date);
  const row = rows.find(({ entryId }) => entryId === id);
  const event = events.find(({ uid }) => uid.startsWith(`${encodeURIComponent(id)}-${date.on}@`));
  if (!row || !event) return null;
  return (
    <CalendarButton
      event={event}
      name={row.title}
      fileName={row.title}
      label={copy.alarm}
      spoken={(words) => copy.alarmFor(words, copy.kinds[date.kind], dayWithWeekday(date.on))}
      isSent={row.sentDays?.includes(date.on) === true}
      onSent={() => keep(putSent(source, [row]))}
    />
  );
}

type CalendarFiles = ReturnType<typeof useCalendarFiles>;

function useCalendarFiles() {
  const plan = usePlan();
  const [now] = useState(() => Date.now());
  const source = calendarSource(plan, now, CAMPS_ONLY);
  return { source, ...calendarEvents(source, null) };
}
