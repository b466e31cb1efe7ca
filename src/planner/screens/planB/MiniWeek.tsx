import type { Camp } from '#camps/rules/camp/camp.ts';
import { ChildFace, cloth } from '#family/family.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { dayRange, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { ReadCell, ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampPatch } from '../pieces/CampPatch.tsx';
import { findChild, type PlanView, usePlan } from '../PlanContext.ts';
import styles from './MiniWeek.module.css';

const copy = planBCopy.cell;

type MiniWeekProps = {
  week: ReadPlan['weeks'][number];
  /** One of several: its dates are shown. */
  isNamed: boolean;
};

/** A week with a plan in it, small: a patch for each camp, what is new with a ring. */
export function MiniWeek({ week: { days, rows }, isNamed }: MiniWeekProps) {
  const plan = usePlan();
  const name = planBCopy.week(dayRange(days[0] ?? '', days.at(-1) ?? ''));
  return (
    <table className={styles.week}>
      <caption>{isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{copy.child}</VisuallyHidden>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              {WEEKDAYS[weekdayOf(day)]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ childId, cells }) => {
          const child = findChild(plan, childId)?.child;
          if (!child) return null;
          return (
            <tr key={childId} className={cloth[child.color]}>
              <th scope="row">
                <ChildFace name={child.firstName} color={child.color} />
                <VisuallyHidden>{child.firstName}</VisuallyHidden>
              </th>
              {cells.map((cell) => (
                <MiniCell key={cell.cell.day} cell={cell} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function MiniCell({ cell: { cell, added } }: { cell: ReadCell }) {
  const plan = usePlan();
  const camp = shownCamp(plan, cell, added);
  const isHome = cell.cover === 'home' || cell.cover === 'guess';
  const words = [
    camp && !isHome ? camp.name : '',
    cell.isOver ? copy.over : cell.cover === 'covered' ? '' : copy[cell.cover],
    added === null ? '' : copy.new,
  ].filter((word) => word !== '');
  const look = styles[cell.isOver ? 'none' : cell.cover];
  const className = classes(styles.cell, look, added !== null && styles.new);
  return (
    <td className={className}>
      {isHome ? (
        <Glyph name="home" />
      ) : (
        camp && <CampPatch theme={camp.theme} className={styles.patch} />
      )}
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
    </td>
  );
}

/** What is new on the day, else what holds it already, in the listing's last words where it is gone; null for neither. */
function shownCamp(
  { camps, entries }: Pick<PlanView, 'camps' | 'entries'>,
  { claims }: ChildCell,
  added: Camp | null,
): { name: string; theme: string } | null {
  const held = claims.find(coversDay);
  const entry = entries.find(({ id }) => id === held?.entryId);
  if (added === null && entry === undefined) return null;
  const camp = added ?? (entry && camps(entry)?.camp);
  return {
    name: camp?.providerName ?? entry?.snapshot.providerName ?? '',
    theme: camp?.theme ?? '',
  };
}
