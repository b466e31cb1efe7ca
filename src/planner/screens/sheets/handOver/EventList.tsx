import { calendarWays } from '#planner/words/calendarWays.ts';
import { planHandOverCopy } from '#planner/words/handOver.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import type { CalendarRow } from '#planner/rules/calendar/planEvents.ts';
import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../../PlanContext.ts';
import type { calendarSource } from './calendarSource.ts';
import styles from './HandOverSheet.module.css';
import { saveCalendar } from './saveCalendar.ts';

const copy = planHandOverCopy.calendar;

export const eventDay = ({ day }: CalendarEvent): string => dayWithWeekday(day);

type EventListProps = {
  events: readonly CalendarEvent[];
  /** The rows as files of one event each; without them the list links to Google's form. */
  rows?: readonly CalendarRow[];
  source?: ReturnType<typeof calendarSource>;
};

/** One event at a time: all that Google's form takes, and calendars on Android read of a file. */
export function EventList({ events, rows, source }: EventListProps) {
  const plan = usePlan();
  return (
    <ul className={styles.events}>
      {events.map((event) => {
        const { uid, title } = event;
        const day = eventDay(event);
        const isOf = ({ entryId }: CalendarRow) =>
          uid.startsWith(`${encodeURIComponent(entryId)}-${event.day}@`);
        const row = rows?.find(isOf);
        return (
          <li key={uid}>
            {row && source ? (
              <Button
                variant="line"
                size="small"
                aria-label={copy.fileOf(title, day)}
                onClick={() =>
                  void saveCalendar(plan, source, {
                    rows: [row],
                    events: [event],
                    how: calendarWays.ways.singleFiles.how,
                  })
                }
              >
                {copy.event(title, day)}
              </Button>
            ) : (
              <Button
                variant="line"
                size="small"
                external
                href={googleEventUrl(event)}
                aria-label={copy.add(title, day)}
              >
                {copy.event(title, day)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
