import { type KeyboardEvent, useRef, useState } from 'react';
import { ChildFace, cloth } from '#family/family.ts';
import { breakName } from '#planner/words/board.ts';
import { summerCopy as copy } from '#planner/words/summer.ts';
import { shortDay } from '#base/day/calendar.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { type ChildWeek, childWeeks, openDaysOf } from '#planner/rules/summer/childWeeks.ts';
import { classes } from '#ui/classes.ts';
import { useIsWide } from '#ui/useIsWide.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePlan } from '../PlanContext.ts';
import { gridMove, within } from '../week/gridMove.ts';
import { SameAsLastYear } from './SameAsLastYear.tsx';
import { SummerTotals } from './SummerTotals.tsx';
import styles from './SummerWeeks.module.css';
import { WeekCell } from './WeekCell.tsx';

export type SummerWeeksProps = {
  /** Shows the days of the week of a day (YYYY-MM-DD). */
  onWeek: (day: string) => void;
};

/** A long break as a table of weeks: across on wide screens, down on phones. One tab stop, as the week's grid. */
export function SummerWeeks({ onWeek }: SummerWeeksProps) {
  const { children, shown, open } = usePlan();
  const isWide = useIsWide();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const rows = children.map((of) => ({ of, weeks: childWeeks(of, shown.days) }));
  const mondays = [...new Set(rows.flatMap(({ weeks }) => weeks.map(({ monday }) => monday)))];
  mondays.sort();
  const size = isWide
    ? { rows: rows.length, columns: mondays.length }
    : { rows: mondays.length, columns: rows.length };
  const tabStop = within(active, size);

  function onKeyDown(event: KeyboardEvent, at: { row: number; column: number }): void {
    const next = gridMove(event.key, at, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)?.focus();
  }

  function openWeek({ child }: PlanChild, week: ChildWeek): void {
    if (week.state === 'open') open({ kind: 'week', childId: child.id, days: openDaysOf(week) });
    else onWeek(week.cells[0]?.day ?? week.monday);
  }

  const cellAt = (row: number, column: number) => {
    const found = rows[isWide ? row : column];
    const monday = mondays[isWide ? column : row] ?? '';
    const week = found?.weeks.find((one) => one.monday === monday);
    return (
      <td key={`${found?.of.child.id} ${monday}`} className={found && cloth[found.of.child.color]}>
        {found && week && (
          <WeekCell
            week={week}
            name={found.of.child.firstName}
            position={`${row}/${column}`}
            isTabStop={tabStop.row === row && tabStop.column === column}
            onOpen={() => openWeek(found.of, week)}
            onFocus={() => setActive({ row, column })}
            onKeyDown={(event) => onKeyDown(event, { row, column })}
          />
        )}
      </td>
    );
  };
  const heads = {
    children: rows.map(({ of: { child } }) => (
      <span key={child.id} className={classes(styles.child, cloth[child.color])}>
        <ChildFace name={child.firstName} color={child.color} />
        <b>{child.firstName}</b>
      </span>
    )),
    weeks: mondays.map((monday) => (
      <span key={monday} className={styles.date}>
        <VisuallyHidden>{copy.weekOf}</VisuallyHidden>{' '}
        <span>{shortDay(shown.days.find((day) => day >= monday) ?? monday)}</span>
      </span>
    )),
  };
  const [down, across] = isWide ? [heads.children, heads.weeks] : [heads.weeks, heads.children];

  return (
    <>
      <table
        ref={table}
        // Its td are grid cells by that (HTML-AAM).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it
        role="grid"
        className={classes(styles.weeks, isWide ? styles.across : styles.down)}
        aria-label={copy.gridLabel(breakName(shown))}
        aria-describedby="summer-grid-help"
      >
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{isWide ? copy.child : copy.week}</VisuallyHidden>
            </th>
            {across.map((head) => (
              <th key={head.key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((head, row) => (
            <tr key={head.key}>
              <th scope="row">{head}</th>
              {across.map((_, column) => cellAt(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
      <div id="summer-grid-help" className="unseen">
        {copy.gridHelp}
      </div>
      <SummerTotals rows={rows} />
      <SameAsLastYear />
    </>
  );
}
