import type { Camp } from '#camps/rules/camp/camp.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import { calendarFile } from '#base/calendarFile/calendarFile.ts';
import { campEventsOn, googleCalendarUrl } from '#camps/rules/share/campCalendar.ts';
import { sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { hoursRange, readHours } from '#camps/rules/text/hours.ts';
import { calendarCopy } from '#camps/words/camp/calendar.ts';
import { site } from '#base/site.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { campFileName } from '../campFileName.ts';
import styles from './AddToCalendarSheet.module.css';

type AddToCalendarSheetProps = {
  camp: Camp;
  days: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The two ways into a calendar: a file with every day, or Google's own form for each session. */
export function AddToCalendarSheet({ camp, days, open, onOpenChange }: AddToCalendarSheetProps) {
  const page = site.url + campPath(camp.id);
  const hours = readHours(camp.hours);
  const save = async () => {
    const text = calendarFile(camp.providerName, campEventsOn(camp, days, page), Date.now());
    const type = 'text/calendar;charset=utf-8';
    const file = new File([text], campFileName(camp.id, 'ics'), { type });
    const isDownloaded = (await saveFile(file)) === 'downloaded';
    // The sheet would cover the toast.
    onOpenChange(false);
    if (isDownloaded) toast({ title: calendarCopy.saved, description: calendarCopy.savedDetail });
  };
  return (
    <Sheet
      title={calendarCopy.title}
      open={open}
      onOpenChange={onOpenChange}
      className={styles.body}
    >
      <p>
        {hours === 'unknown' ? (
          <>
            <span>{calendarCopy.addsWithoutTimes(days.length)}</span>{' '}
            <span>{calendarCopy.noHours}</span>
          </>
        ) : (
          calendarCopy.adds(days.length, hoursRange(hours))
        )}
      </p>
      <section className="stack items-start gap-50">
        <Button variant="main" onClick={() => void save()}>
          {calendarCopy.file}
        </Button>
        <p className="soft small leading-145">
          {calendarCopy.fileFor} {days.length > 1 && <span>{calendarCopy.android}</span>}
        </p>
      </section>
      <section className="stack items-start gap-50" aria-labelledby="google-calendar">
        <h3 id="google-calendar">{calendarCopy.google}</h3>
        <p className="soft small leading-145">{calendarCopy.googleFor}</p>
        <ul className="cluster gap-60">
          {groupSessions(days).map((session) => (
            <li key={session.start}>
              <Button
                variant="line"
                size="small"
                external
                href={googleCalendarUrl(camp, session, page)}
                aria-label={calendarCopy.googleName(sessionLabel(session))}
              >
                {sessionLabel(session)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <p className="soft small leading-145">{calendarCopy.kept}</p>
    </Sheet>
  );
}
