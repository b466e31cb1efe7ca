import { entryCost } from '#planner/rules/money/entryCost.ts';
import { countsMoney } from '#planner/rules/status/countsMoney.ts';
import { weekCopy } from '#planner/words/week.ts';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { EntryRows } from './EntryRows.tsx';
import styles from './NoDayYet.module.css';

const copy = weekCopy.noDayYet;

/** Camps of the plan without a day: their child or their days are not chosen yet, but they may cost something. */
export function NoDayYet() {
  const plan = usePlan();
  const waiting = plan.entries.filter(
    ({ childId, days, status }) =>
      status !== 'cancelled' && (days.length === 0 || findChild(plan, childId) === undefined),
  );
  if (waiting.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="no-day-yet">
      <h2 id="no-day-yet">{copy.heading}</h2>
      <p>{copy.text}</p>
      <EntryRows
        entries={waiting}
        says={(entry) => {
          const who = findChild(plan, entry.childId)?.child.firstName ?? copy.forWhom;
          const cost = formatCostSum(entryCost(entry, plan.camps(entry)));
          return countsMoney(entry) ? copy.costs(who, cost) : who;
        }}
      />
    </section>
  );
}
