import type { KeyboardEvent } from 'react';
import { summerCopy as copy } from '#planner/words/summer.ts';
import { dayRange } from '#base/day/calendar.ts';
import { boardCopy } from '#planner/words/board.ts';
import { planStatusLabels, weekCopy } from '#planner/words/week.ts';
import { coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import type { ChildWeek } from '#planner/rules/summer/childWeeks.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { classes } from '#ui/classes.ts';
import { CampPatch } from '../pieces/CampPatch.tsx';
import { usePlan } from '../PlanContext.ts';
import { DaySquare } from '../year/DaySquare.tsx';
import styles from './SummerWeeks.module.css';

type WeekCellProps = {
  week: ChildWeek;
  /** The child's. */
  name: string;
  position: string;
  isTabStop: boolean;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What holds a week of a child, and a square for each of its days. */
export function WeekCell({ week, name, position, ...cell }: WeekCellProps) {
  const { camps } = usePlan();
  const { state, cells, entries } = week;
  const [main] = entries;
  const theme = main && camps(main)?.camp.theme;
  const days = dayRange(cells[0]?.day ?? '', cells.at(-1)?.day ?? '');
  return (
    <button
      type="button"
      tabIndex={cell.isTabStop ? 0 : -1}
      className={classes(styles.cell, styles[state])}
      data-cell={position}
      aria-label={copy.cell(name, days, spoken(week))}
      onClick={cell.onOpen}
      onFocus={cell.onFocus}
      onKeyDown={cell.onKeyDown}
    >
      {theme !== undefined && <CampPatch theme={theme} className={styles.patch} />}
      <b className={styles.name}>{shortText(week)}</b>
      {state === 'held' && (
        <span className={styles.squares}>
          {cells.map((one) => (
            <DaySquare key={one.day} cell={one} />
          ))}
        </span>
      )}
    </button>
  );
}

function shortText({ state, entries, counts }: ChildWeek): string {
  const [main, ...others] = entries;
  if (main) {
    const { providerName } = main.snapshot;
    return others.length === 0 ? providerName : `${providerName} ${copy.more(others.length)}`;
  }
  if (state !== 'held') return copy[state];
  if (counts.home > 0) return weekCopy.home;
  return counts.guess > 0 ? weekCopy.homeGuess : '';
}

function spoken({ state, entries, counts }: ChildWeek): string {
  const names = entries.map(({ status, snapshot }) =>
    isCoveringStatus(status)
      ? snapshot.providerName
      : `${snapshot.providerName} (${planStatusLabels[status].toLowerCase()})`,
  );
  if (state === 'over') return [...names, copy.over.toLowerCase()].join(', ');
  if (state === 'none') return copy.none.toLowerCase();
  const { needed, open, guess } = counts;
  return [
    ...names,
    copy.covered(coveredDays(counts), needed),
    ...(open > 0 ? [copy.openDays(open)] : []),
    ...(guess > 0 ? [boardCopy.rest.guess(guess)] : []),
  ].join(', ');
}
