import { isOwnEntry } from '#family/rules/plan/planEntry.ts';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as cards, as on phones, loses its roles in Safari */
import { type KeyboardEvent, useMemo } from 'react';
import { ChildFace, cloth, gradeLabel } from '#family/family.ts';
import { themeActivities } from '#camps/camps.ts';
import { weekCopy as copy } from '#planner/words/week.ts';
import { dateOf, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { coverSummary, coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { classes } from '#ui/classes.ts';
import { isHandOver } from '#planner/rules/custody/createNights.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { HomeBand } from '../homes/HomeBand.tsx';
import { driveWords, whoseHome } from '../homes/homeNames.ts';
import { careNeedOn } from '../careNeedOn.ts';
import { type PlanView, usePlan } from '../PlanContext.ts';
import { longDay } from '../pieces/formatDays.ts';
import { type CellFace, cellFace } from './cellFace.ts';
import styles from './ChildRow.module.css';
import { DayCell } from './DayCell.tsx';
import { openCell } from './openCell.ts';
import { rowSentence } from './rowSentence.ts';
import { type Carry, isSameTarget } from './useCarry.ts';
import type { DayDrag } from './useDayDrag.ts';
import { entryChanges } from '#planner/rules/changes/entryChanges.ts';

type ChildRowProps = {
  child: PlanChild;
  row: number;
  /** The column of the grid's tab stop; null when it is in another row. */
  tabStop: number | null;
  /** The first open day of the break is one of this child's: YYYY-MM-DD. */
  nextOpen: string | null;
  carry: Carry;
  drag: DayDrag;
  onFocus: (column: number) => void;
  onKeyDown: (event: KeyboardEvent, column: number) => void;
};

/** One child's days of the week. */
export function ChildRow({
  child: of,
  row,
  tabStop,
  nextOpen,
  carry,
  drag,
  onFocus,
  onKeyDown,
}: ChildRowProps) {
  const plan = usePlan();
  const { week, shown, directory, camps } = plan;
  const { child, inputs, custody } = of;
  const cells = of.cells(week);
  const changed = useChangedEntries();
  const counts = coverSummary(of.counted(shown.days));
  const district = directory.districts.find(({ id }) => id === child.districtId)?.label ?? '';
  const facts = [gradeLabel(child.gradeLevel), child.school || district].filter(Boolean).join(', ');
  return (
    <div role="row" className={classes(styles.row, cloth[child.color])}>
      <div role="rowheader" className={styles.head}>
        <ChildFace name={child.firstName} color={child.color} />
        <div>
          <h2>{child.firstName}</h2>
          {facts !== '' && <p>{facts}</p>}
        </div>
        <p className={styles.number}>
          {counts.needed === 0 ? (
            noNumber(of, plan)
          ) : (
            <>
              <b>{copy.ofDays(coveredDays(counts), counts.needed)}</b>{' '}
              <span>{copy.daysCovered}</span>
            </>
          )}
        </p>
        <p className={styles.line}>{rowSentence(of.counted(shown.days))}</p>
      </div>
      {cells.map((cell, column) => {
        const { day, need } = cell;
        const isOpen = cell.cover === 'open' && !cell.isOver;
        const fits = isOpen ? countFits(careNeedOn(plan, of, day), plan.breakCamps) : null;
        const ofDay = custody?.dayOf(day);
        const isTheirs = plan.dayFilter === 'mine' && custody?.isOwnDay(day) === false;
        const own = cellFace(cell, inputs.entries, fits);
        const face = ofDay && isTheirs ? theirFace(own, whoseHome(plan.state, ofDay.morning)) : own;
        const camp = face.entry && camps(face.entry)?.camp;
        const target = { childId: child.id, day };
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.day}
            data-child={child.id}
            data-day={day}
          >
            <span
              className={styles.date}
              data-today={day === plan.today || undefined}
              aria-hidden="true"
            >
              {WEEKDAYS[weekdayOf(day)]} <b className="ink weight-850">{dateOf(day)}</b>
            </span>
            <DayCell
              face={face}
              whose={[
                child.firstName,
                longDay(day),
                ...(day === plan.today ? [copy.today] : []),
                ...(ofDay ? [homesCopy.dayAt(whoseHome(plan.state, ofDay.morning))] : []),
                ...(ofDay && isHandOver(ofDay) ? [driveWords(plan.state, ofDay)] : []),
              ].join(', ')}
              isNext={day === nextOpen}
              need={need === 'unknown' ? null : need}
              patch={camp ? (themeActivities(camp.theme)[0] ?? null) : null}
              isChanged={!cell.isOver && face.entry !== null && changed.has(face.entry.id)}
              isTabStop={tabStop === column}
              drop={isSameTarget(target, carry.target) ? carry.dropAt(target) : null}
              position={`${row}/${column}`}
              onOpen={() => !drag.wasDrag() && plan.open(openCell(cell, face, child.id))}
              onFocus={() => onFocus(column)}
              onKeyDown={(event) => onKeyDown(event, column)}
              onPointerDown={(event) => drag.onPointerDown(event, target)}
            />
            {ofDay && <HomeBand day={ofDay} />}
          </div>
        );
      })}
    </div>
  );
}

/** An open day that the other home has to arrange: said, and not shouted. */
const theirFace = (face: CellFace, whose: string): CellFace => {
  if (face.look !== 'open') return face;
  return { ...face, look: 'none', name: '', time: homesCopy.dayAt(whose), spoken: copy.open };
};

/** Why a child has no number of days. */
function noNumber({ isCalendarKnown }: PlanChild, { shown, today }: PlanView): string {
  if (shown.to < today) return copy.over;
  return isCalendarKnown ? copy.noDays : copy.calendarUnknown;
}

/** Ids of the entries whose listing has changed since the family last viewed it, quiet changes left out. */
function useChangedEntries(): ReadonlySet<string> {
  const { entries, camps, directory, today } = usePlan();
  return useMemo(() => {
    // Before the first fill no camp is known: none of them is gone.
    if (directory.camps.length === 0) return new Set();
    const changed = entries.filter((entry) => {
      if (entry.status === 'cancelled' || isOwnEntry(entry)) return false;
      const found = entryChanges(entry, camps(entry)?.camp ?? null, today);
      return found.some(({ weight }) => weight !== 'quiet');
    });
    return new Set(changed.map(({ id }) => id));
  }, [entries, camps, directory, today]);
}
