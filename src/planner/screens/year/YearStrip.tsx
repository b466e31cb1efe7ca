import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { countCamps } from '#planner/rules/status/countCamps.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { breakState } from '../board/breakState.ts';
import { OutsideBreaks } from '../board/OutsideBreaks.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { cloth } from '#family/family.ts';
import { boardCopy, breakName } from '#planner/words/board.ts';
import { dayRange } from '#base/day/calendar.ts';
import { coverSummary, daysLeft } from '#planner/rules/coverage/coverSummary.ts';
import type { FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import { seasonOfDay } from '#planner/rules/family/seasonOfDay.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { usePlan } from '../PlanContext.ts';
import { HomesKey } from '../homes/HomesKey.tsx';
import { DaySquare, SquareKey } from './DaySquare.tsx';
import styles from './YearStrip.module.css';

const copy = boardCopy.year;

/** Every break that comes, a square for each day and a row for each child: what is left to do this year. */
export function YearStrip({ onBreak }: { onBreak: (key: string) => void }) {
  const { children, breaks, pastBreaks, shown, today, open } = usePlan();
  const past = pastBreaks();
  const counts = coverSummary(
    breaks.flatMap(({ days }) => children.flatMap((child) => child.counted(days))),
  );
  const left = daysLeft(counts);
  // Nobody is counted whose calendar is not known.
  const isAnyCounted = children.some(({ isCalendarKnown }) => isCalendarKnown);
  const unconfirmed = breaks.filter(({ isConfirmed }) => !isConfirmed);
  const noSummer = children.filter(({ isSummerKnown }) => !isSummerKnown);
  const [firstWithout] = noSummer;
  const [first] = children;
  return (
    <section className={styles.year} aria-labelledby="school-year">
      <div className={styles.head}>
        <h2 id="school-year">{copy.heading}</h2>
        {isAnyCounted && (
          <p className="soft leading-140">
            <b className="coral weight-800">
              {left > 0
                ? copy.missing(left, counts.needed)
                : counts.guess > 0
                  ? copy.noneButGuess
                  : copy.none}
            </b>{' '}
            {counts.guess > 0 && <span>{copy.guessed(counts.guess)}</span>}
          </p>
        )}
        {unconfirmed.length > 0 && (
          <p className="soft small">{copy.notConfirmed(unconfirmed.length === breaks.length)}</p>
        )}
        {first && (
          <Button
            variant="flush"
            size="small"
            onClick={() => open({ kind: 'calendar', childId: first.child.id })}
          >
            <Glyph name="plus" />
            {copy.addDay}
          </Button>
        )}
      </div>
      <ol className={styles.stops}>
        {breaks.map((one) => (
          <li key={one.key}>
            <Stop of={one} onBreak={onBreak} />
          </li>
        ))}
      </ol>
      <Fold summary={copy.about}>
        <div className="stack gap-60">
          <SquareKey />
          <HomesKey />
          {firstWithout && (
            <p className={styles.note}>
              <span>{copy.noSummer(noSummer.map(({ child }) => child.firstName))}</span>{' '}
              <Button
                variant="flush"
                size="small"
                onClick={() => open({ kind: 'summer', childId: firstWithout.child.id })}
              >
                {copy.addSummer}
              </Button>
            </p>
          )}
          {unconfirmed.length > 0 && <p className={styles.note}>{copy.source}</p>}
        </div>
      </Fold>
      {past.length > 0 && (
        <Fold summary={boardCopy.past.heading(past.length)} isOpen={shown.to < today}>
          <ol className={styles.stops}>
            {past.map((one) => (
              <li key={one.key}>
                <Stop of={one} onBreak={onBreak} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
      <OutsideBreaks isOver />
    </section>
  );
}

function Stop({ of, onBreak }: { of: FamilyBreak; onBreak: (key: string) => void }) {
  const { children, entries, shown, today } = usePlan();
  const rows = children.map(({ child, cells, custody }) => ({
    child,
    custody,
    cells: cells(of.days),
  }));
  const counts = coverSummary(children.flatMap(({ counted }) => counted(of.days)));
  return (
    <button
      type="button"
      className={styles.stop}
      aria-current={of.key === shown.key ? 'true' : undefined}
      onClick={() => onBreak(of.key)}
    >
      <Patch id={`s-${seasonOfDay(of.from)}`} className={styles.patch} />
      <span className={styles.name}>
        <b>{breakName(of)}</b>
        <small>{dayRange(of.from, of.to)}</small>
      </span>
      <span className={styles.squares} aria-hidden="true">
        {rows.map(({ child, custody, cells }) => (
          <span key={child.id} className={classes(styles.row, cloth[child.color])}>
            {cells.map((cell) => (
              <DaySquare key={cell.day} cell={cell} homes={custody?.dayOf(cell.day)} />
            ))}
          </span>
        ))}
      </span>
      <span className={styles.left}>
        {of.to < today ? pastWords(of, entries) : breakState(counts, false).words}
      </span>
    </button>
  );
}

function pastWords({ days }: FamilyBreak, entries: readonly PlanEntry[]): string {
  const camps = countCamps(
    entries.filter(
      (entry) => isCoveringStatus(entry.status) && entry.days.some((day) => days.includes(day)),
    ),
  );
  return camps === 0 ? boardCopy.over : boardCopy.past.booked(camps);
}
