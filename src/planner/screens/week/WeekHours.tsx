import { ChildFace, cloth } from '#family/family.ts';
import { weekCopy as copy } from '#planner/words/week.ts';
import { dateOf, shortDay, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { familyCareHours } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { classes } from '#ui/classes.ts';
import { usePlan } from '../PlanContext.ts';
import { longWeekday } from '../pieces/formatDays.ts';
import { HourBlock } from './HourBlock.tsx';
import { hourBlocks } from './hourBlocks.ts';
import styles from './WeekHours.module.css';

const HOUR = 60;

/** The week as hours: a lane for each child and day, with gaps as long as they are. */
export function WeekHours() {
  const { children, week, state, today } = usePlan();
  const range = rangeOf(familyCareHours(state.family));
  const marks = Array.from(
    { length: Math.floor((range.to - range.from) / HOUR / 2) + 1 },
    (_, at) => Math.ceil(range.from / HOUR) * HOUR + at * 2 * HOUR,
  ).filter((minutes) => minutes < range.to);
  return (
    <div className={styles.hours}>
      <div className={styles.axis} aria-hidden="true">
        {marks.map((minutes) => (
          <HourMark key={minutes} minutes={minutes} range={range} />
        ))}
      </div>
      {week.map((day) => (
        <section
          key={day}
          className={styles.day}
          aria-label={copy.dayOf(longWeekday(day), shortDay(day))}
        >
          <h2 data-today={day === today || undefined}>
            <span>{day === today ? copy.todayShort : WEEKDAYS[weekdayOf(day)]}</span>{' '}
            <b>{dateOf(day)}</b>
          </h2>
          <ol className="stack gap-40">
            {children.map((child) => (
              <Lane key={child.child.id} of={child} day={day} range={range} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function HourMark({ minutes, range }: { minutes: number; range: Span }) {
  return (
    <i ref={(element) => element?.style.setProperty('--at', `${share(minutes, range)}`)}>
      {copy.hour(minutes / HOUR)}
    </i>
  );
}

function Lane({ of, day, range }: { of: PlanChild; day: string; range: Span }) {
  const { child, inputs } = of;
  const [cell] = of.cells([day]);
  if (!cell) return null;
  const blocks = hourBlocks(cell, inputs.entries, range);
  return (
    <li className={cloth[child.color]}>
      <ChildFace name={child.firstName} color={child.color} />
      <div className={classes(styles.lane, blocks.length === 0 && styles.free)}>
        {blocks.length === 0 && <span className={styles.nothing}>{nothingWords(cell)}</span>}
        {blocks.map((block) => (
          <HourBlock
            key={`${block.look}-${block.span.from}-${block.entryId ?? ''}`}
            block={block}
            range={range}
            whose={`${child.firstName}, ${longWeekday(day)}`}
            childId={child.id}
            day={day}
          />
        ))}
      </div>
    </li>
  );
}

function nothingWords({ isOver, school }: ChildCell): string {
  if (isOver) return copy.over;
  return school.kind === 'unknown' ? copy.notKnown : copy.nothing;
}

/** Converts minutes to a share of the shown hours, from 0 to 1. */
const share = (minutes: number, { from, to }: Span) => (minutes - from) / (to - from);

/** The needed hours with an hour on both sides. */
function rangeOf(care: readonly (Span | null)[]): Span {
  const needed = care.flatMap((span) => span ?? []);
  const from = Math.min(9 * HOUR, ...needed.map((span) => span.from)) - HOUR;
  const to = Math.max(16.5 * HOUR, ...needed.map((span) => span.to)) + HOUR;
  return { from: Math.max(0, from), to: Math.min(24 * HOUR, to) };
}
