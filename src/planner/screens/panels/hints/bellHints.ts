import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { Hint } from './hint.ts';

/** Early days without a time, or with one of each level of schools: one hint for all days of a child that share a name. */
export function bellHints({ breaks, children }: PlanView): Hint[] {
  const days = [...new Set(breaks.flatMap((one) => one.days))].toSorted();
  return children.flatMap(({ child, cells }) => {
    const byName = new Map<string, string[]>();
    const byGrade = new Set<string>();
    for (const { day, school, need, isOver } of cells(days)) {
      const isByGrade = school.caveat === 'gradeDecides';
      if ((need !== 'unknown' && !isByGrade) || isOver) continue;
      if (isByGrade) byGrade.add(school.name ?? '');
      const name = school.name ?? '';
      byName.set(name, [...(byName.get(name) ?? []), day]);
    }
    return [...byName].map(([name, asked]): Hint => {
      const [first = ''] = asked;
      return {
        key: `bell ${child.id.slice(0, 40)} ${name} ${asked.length}`.slice(0, 200),
        glyph: 'clock',
        title: copy.bell.title(child.firstName, name, asked.length, dayWithWeekday(first)),
        text: byGrade.has(name) ? copy.bell.byGrade(child.firstName) : copy.bell.text(asked.length),
        remedies: [
          { label: copy.bell.action, sheet: { kind: 'home', childId: child.id, day: first } },
        ],
      };
    });
  });
}
