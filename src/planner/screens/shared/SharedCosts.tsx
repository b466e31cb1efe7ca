import { dollars } from '#camps/rules/text/price.ts';
import type { SharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { sharedCopy } from '#planner/words/room.ts';
import type { HeadingLevels } from './sharedRoom.ts';
import styles from './SharedCosts.module.css';

const copy = sharedCopy.costs;

/** The prices of the shown days by child and camp; nothing unless they were shared. */
export function SharedCosts({ plan, levels }: { plan: SharedPlan; levels: HeadingLevels }) {
  const sums = new Map<string, number>();
  for (const { child, name, cents } of plan.days.flatMap(({ parts }) => parts)) {
    if (cents === null) continue;
    const label = copy.of(child.name, name);
    sums.set(label, (sums.get(label) ?? 0) + cents);
  }
  if (sums.size === 0) return null;
  const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0);
  const { section: Section } = levels;
  return (
    <section className={styles.costs}>
      <Section>{copy.heading}</Section>
      <dl>
        {[...sums, [copy.total, total] as const].map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
