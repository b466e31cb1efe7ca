import { clockLabel } from '#camps/rules/text/hours.ts';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { removeOwnDays } from '#planner/rules/commands/dayCommands.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { rangeWithYear } from '#base/day/calendar.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import styles from './SchoolCalendarSheet.module.css';

const copy = schoolCalendarCopy.own;

/** The id of the list, which takes the focus when something was added to it. */
export const OWN_DAYS = 'own-days';

/** The family's own entries for a child's school days, each with a button to remove it. */
export function OwnDaysList({ childId }: { childId: string }) {
  const { state, today, change } = usePlan();
  const rows = state.ownDays
    .filter((row) => row.childId === childId)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return (
    // The row of a removed entry goes with its button.
    <section
      id={OWN_DAYS}
      className={parts.section}
      aria-labelledby={`${OWN_DAYS}-heading`}
      tabIndex={-1}
      {...useStableFocus()}
    >
      <h3 id={`${OWN_DAYS}-heading`}>{copy.heading}</h3>
      {rows.length === 0 && <p className="soft small leading-140">{copy.none}</p>}
      <ul className={styles.own}>
        {rows.map(({ id, name, dayKind, source, from, to, letsOutAt }) => {
          const words = name === '' ? schoolCalendarCopy.add.kinds[dayKind] : name;
          const days = rangeWithYear(from, to, today);
          return (
            <li key={id}>
              <span>
                <b className="block anywhere">{words}</b>
                <small className="soft small">
                  {[days, untilBell(letsOutAt), copy.sources[source]].filter(Boolean).join(', ')}
                </small>
              </span>
              <IconButton
                glyph="trash"
                label={copy.remove(words, days)}
                onClick={() => void change(copy.removed(words), [removeOwnDays(id)])}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const untilBell = (letsOutAt: number | null): string =>
  letsOutAt === null ? '' : schoolCalendarCopy.file.letsOut(clockLabel(letsOutAt));
