import { useEffect, useState } from 'react';
import { useToday } from '#camps/camps.ts';
import { yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { type Break, BreakSchema } from '#camps/rules/season/season.ts';
import { submittedDates } from '#providers/rules/submission/submittedDates.ts';
import { type CampSession, sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { datesCopy } from '#providers/words/listing/dates.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DatesRead.module.css';

type DatesReadProps = {
  text: string;
  /** The break that was chosen; '' while the dates decide. */
  wish: string;
  onWish: (wish: Break) => void;
};

// Screen readers get the result once the typing stops.
const QUIET_MS = 1000;

/** How the browse pages will show the typed dates: each as a chip, or in the provider's words. */
export function DatesRead({ text, wish, onWish }: DatesReadProps) {
  const today = useToday();
  const chosen = BreakSchema.options.find((each) => each === wish) ?? null;
  const { sessions, unread, season } = submittedDates(text, today, chosen);
  const { label, notRead, howTo, days, summary } = datesCopy;
  return (
    <>
      <ul className={styles.chips} aria-label={label}>
        {sessions.map((session) => (
          <li key={session.start + session.end}>
            <Glyph name="check" />
            <span>
              <b>{labelOf(session, today)}</b>{' '}
              <span>{days(daysBetween(session.start, session.end) + 1)}</span>
            </span>
          </li>
        ))}
        {unread.map((words, index) => (
          // The same words may occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.unread}>
            <Glyph name="warn" />
            <span>
              <b dir="auto">{`“${words}”`}</b> {notRead}
            </span>
          </li>
        ))}
      </ul>
      {unread.length > 0 && <p className="mt-40 small">{howTo}</p>}
      <SaidAfterPause text={summary(sessions.length, unread.length)} />
      <fieldset className={styles.breaks}>
        <legend>{datesCopy.wish}</legend>
        {BreakSchema.options.map((each) => (
          <Chip
            key={each}
            picture={<Patch id={`s-${each}`} size="small" />}
            pressed={each === (chosen ?? (sessions.length > 0 ? season.break : null))}
            onClick={() => onWish(each)}
          >
            {datesCopy.breaks[each]}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

/** Formats a session, with its year unless it is the current one. */
function labelOf(session: CampSession, today: string): string {
  const year = yearOf(session.end);
  return year === yearOf(today) ? sessionLabel(session) : `${sessionLabel(session)}, ${year}`;
}

function SaidAfterPause({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
