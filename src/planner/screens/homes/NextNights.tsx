import { addDays } from '#base/day/calendar.ts';
import { formatList } from '#camps/camps.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { usePlan } from '../PlanContext.ts';
import { NightStrip } from './NightStrip.tsx';

const NIGHTS = 14;

/** One strip for children who sleep in the same home, night for night. */
export function NextNights() {
  const { children, today, open } = usePlan();
  const days = Array.from({ length: NIGHTS }, (_, at) => addDays(today, at));
  const inBoth = children.flatMap(({ child, custody }) => (custody ? [{ child, custody }] : []));
  const strips = new Map<string, typeof inBoth>();
  for (const one of inBoth) {
    const nights = days.map(one.custody.nightOf).join('');
    strips.set(nights, [...(strips.get(nights) ?? []), one]);
  }
  return [...strips.values()].map((some) => {
    const [first] = some;
    if (!first) return null;
    const names = formatList(some.map(({ child }) => child.firstName));
    const label = strips.size === 1 ? copy.next : `${names}: ${copy.next.toLowerCase()}`;
    return (
      <div key={first.child.id} className="stack gap-35">
        <p className="small weight-800" aria-hidden="true">
          {label}
        </p>
        <NightStrip
          days={days}
          nightOf={first.custody.nightOf}
          label={label}
          onNight={(day) => open({ kind: 'nights', childId: first.child.id, day })}
        />
      </div>
    );
  });
}
