import { useToday } from '#camps/store/directory/useSeasons.ts';
import { type Check, checksOf, freshnessOf } from '#camps/rules/camp/freshness.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { laterCopy as copy } from '#camps/words/camp/later.ts';
import { dayWithYear, isCalendarDay, rangeWithYear } from '#base/day/calendar.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Checked.module.css';

/** How far the listing's words may be trusted: who has seen them, and when. */
export function Checked({ known: { camp, season } }: { known: KnownCamp }) {
  const today = useToday();
  const on = camp.verifiedOn?.slice(0, 10) ?? '';
  const byHand = isCalendarDay(on) ? freshnessOf(on, season, today) : 'unchecked';
  const checks = checksOf(camp, season, today);
  if (byHand === 'unchecked' && checks.length === 0) {
    return <p className="soft small">{copy.unchecked}</p>;
  }
  const isStamped =
    byHand === 'fresh' ||
    checks.some(({ by, freshness }) => by !== 'page' && freshness === 'fresh');
  return (
    <div className={styles.checked}>
      {isStamped && <Stamp />}
      <div className="stack gap-35 leading-140">
        {byHand !== 'unchecked' && (
          <p className="soft">
            <b>
              <time dateTime={on}>{copy.byHand[byHand](dayWithYear(on))}</time>
            </b>
            {copy.byHandHow[byHand]}
          </p>
        )}
        {checks.length > 0 && (
          <ul className="stack gap-20">
            {checks.map((check) => (
              <Line key={check.group} check={check} today={today} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Line({ check, today }: { check: Check; today: string }) {
  const { on, freshness } = check;
  const day = rangeWithYear(on, on, today);
  return (
    <li className={styles.line} data-freshness={freshness}>
      <Glyph name={freshness === 'fresh' ? 'check' : freshness === 'aging' ? 'clock' : 'warn'} />
      <span>{`${copy.check(check, day)}.`}</span>
    </li>
  );
}

/** A rubber stamp, never a badge: a person of the camp or of ours has checked its words. */
const Stamp = () => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <circle cx="60" cy="60" r="54" strokeWidth="3" />
    <circle cx="60" cy="60" r="46" strokeWidth="1.5" strokeDasharray="4 3" />
    <path d="M40 60l14 15 27-33" strokeWidth="9" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);
