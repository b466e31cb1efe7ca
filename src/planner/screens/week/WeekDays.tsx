/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as cards, as on phones, loses its roles in Safari */
import { useRef, useState, type KeyboardEvent } from 'react';
import { breakName } from '#planner/words/board.ts';
import { weekCopy as copy, weekdayNames } from '#planner/words/week.ts';
import { dateOf, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { breakRange } from '../pieces/formatDays.ts';
import { usePlan } from '../PlanContext.ts';
import { breakStep } from '#planner/rules/family/breakStep.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { ChildRow } from './ChildRow.tsx';
import { gridMove, within } from './gridMove.ts';
import { useCarry } from './useCarry.ts';
import { useDayDrag } from './useDayDrag.ts';
import styles from './WeekDays.module.css';

/** The week as a grid: children down, days across, one tab stop. Camps can be carried by keys, mouse and finger. */
export function WeekDays() {
  const plan = usePlan();
  const { children, shown, week, today } = plan;
  const step = breakStep(children, shown.days);
  const nextOpen = (child: PlanChild) =>
    step?.kind === 'open' && step.children.includes(child) ? (step.days[0] ?? null) : null;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const size = { rows: children.length, columns: week.length };
  const tabStop = within(active, size);
  const carry = useCarry(plan);
  const drag = useDayDrag(carry);

  function focusCell(row: number, column: number): void {
    setActive({ row, column });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, row: number, column: number): void {
    const next = gridMove(event.key, { row, column }, size);
    if (next) {
      event.preventDefault();
      focusCell(next.row, next.column);
      carry.over(targetAt(next.row, next.column));
      return;
    }
    if (carry.carried && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      carry.drop(targetAt(row, column));
    } else if (carry.carried && event.key === 'Escape') {
      event.preventDefault();
      carry.putBack();
    } else if (event.key === ' ') {
      event.preventDefault();
      carry.pickUp(targetAt(row, column));
    }
  }

  const targetAt = (row: number, column: number) => ({
    childId: children[row]?.child.id ?? '',
    day: week[column] ?? '',
  });

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={copy.gridLabel(breakName(shown), breakRange(shown, week))}
        aria-describedby="plan-grid-help"
        className={styles.grid}
        data-days={week.length}
      >
        <div role="row" className={styles.head}>
          <span role="columnheader">
            <VisuallyHidden>{copy.child}</VisuallyHidden>
          </span>
          {week.map((day) => (
            <span
              key={day}
              role="columnheader"
              aria-label={weekdayNames[weekdayOf(day)]}
              aria-current={day === today ? 'date' : undefined}
            >
              <span>{day === today ? copy.todayShort : WEEKDAYS[weekdayOf(day)]}</span>{' '}
              <b>{dateOf(day)}</b>
            </span>
          ))}
        </div>
        {children.map((child, row) => (
          <ChildRow
            key={child.child.id}
            child={child}
            row={row}
            nextOpen={nextOpen(child)}
            tabStop={tabStop.row === row ? tabStop.column : null}
            carry={carry}
            drag={drag}
            onFocus={(column) => setActive({ row, column })}
            onKeyDown={(event, column) => onKeyDown(event, row, column)}
          />
        ))}
      </div>
      <div id="plan-grid-help" className="unseen">
        {copy.gridHelp}
      </div>
      <div role="status" className="unseen">
        {carry.said}
      </div>
    </>
  );
}
