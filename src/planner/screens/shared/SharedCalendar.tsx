import { dayWithWeekday } from '#base/day/calendar.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { isWholeFile } from '#planner/rules/calendar/handOverWay.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { sharedCopy } from '#planner/words/room.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { toCalendarFile } from '../alarm/toCalendarFile.ts';
import { useHandOverWay } from '../alarm/useHandOverWay.ts';
import styles from './SharedCalendar.module.css';

const copy = sharedCopy.calendar;

type SharedCalendarProps = {
  events: readonly CalendarEvent[];
  label: string;
  /** Ms since 1970. */
  now: number;
  isMain?: boolean;
};

/** Events into the receiver's calendar, as this device can: one file, or one event at a time. */
export function SharedCalendar({ events, label, now, isMain = false }: SharedCalendarProps) {
  const way = useHandOverWay();
  const { action, how } = calendarWays.ways[way];
  if (events.length === 0) return null;
  const variant = isMain ? 'pine' : 'line';

  async function save(some: readonly CalendarEvent[]): Promise<void> {
    const file = toCalendarFile(copy.fileName, calendarFile(copy.name, some, now));
    if ((await saveFile(file)) !== 'canceled') toast({ title: copy.saved, description: how });
  }
  if (action === null) return <p className="small leading-140 no-print">{how}</p>;
  if (isWholeFile(way)) {
    return (
      <Button variant={variant} size="small" className="no-print" onClick={() => void save(events)}>
        <Glyph name="plan" />
        {label}
      </Button>
    );
  }
  return (
    <details className={styles.list}>
      <summary>
        {label}
        <Glyph name="chev" />
      </summary>
      <p className="small leading-140">{how}</p>
      <ul>
        {events.map((event) => {
          const name = copy.event(event.title, dayWithWeekday(event.day));
          return (
            <li key={event.uid}>
              {way === 'googleLinks' ? (
                <Button variant="line" size="small" external href={googleEventUrl(event)}>
                  {name}
                </Button>
              ) : (
                <Button variant="line" size="small" onClick={() => void save([event])}>
                  {name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
