import { boardCopy as copy, breakName } from '#planner/words/board.ts';
import { dayRange } from '#base/day/calendar.ts';
import { coverSummary } from '#planner/rules/coverage/coverSummary.ts';
import { seasonOfDay } from '#planner/rules/family/seasonOfDay.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import { usePlan } from '../PlanContext.ts';
import { breakState } from './breakState.ts';
import styles from './BreakRail.module.css';

/** The coming breaks, and the past one that is shown, in one row that scrolls. */
export function BreakRail({ onBreak }: { onBreak: (key: string) => void }) {
  const { breaks, shown, today, children, open } = usePlan();
  const noSummer = children.find(({ isSummerKnown }) => !isSummerKnown);
  // One that is over is reached from the year: while it is shown it has a tab, too.
  const tabs = shown.to < today ? [shown, ...breaks] : breaks;
  return (
    <nav className={styles.rail} aria-label={copy.breaksLabel}>
      <ol>
        {tabs.map((one) => {
          const { days, from, to } = one;
          const counts = coverSummary(children.flatMap((child) => child.counted(days)));
          const { words, isLeft } = breakState(counts, to < today);
          const Words = isLeft ? 'em' : 'span';
          return (
            <li key={one.key}>
              <button
                ref={one.key === shown.key ? showTab : null}
                type="button"
                aria-current={one.key === shown.key ? 'true' : undefined}
                onClick={() => onBreak(one.key)}
              >
                <Patch id={`s-${seasonOfDay(from)}`} className={styles.patch} />
                <span>
                  <b>{breakName(one)}</b>
                  <small>
                    <span>{dayRange(from, to)}</span>, <Words>{words.toLowerCase()}</Words>
                  </small>
                </span>
              </button>
            </li>
          );
        })}
        {noSummer && (
          <li>
            <button
              type="button"
              onClick={() => open({ kind: 'summer', childId: noSummer.child.id })}
            >
              <Patch id="s-summer" className={styles.patch} />
              <span>
                <b>{copy.summer}</b>
                <small>{copy.year.whenSummer}</small>
              </span>
            </button>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Called when another one becomes current. */
const showTab = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
