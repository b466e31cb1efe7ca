import { entriesOutside } from '#planner/rules/family/entriesOutside.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { isEntryOver } from '#planner/rules/status/isEntryOver.ts';
import { weekCopy } from '#planner/words/week.ts';
import { Fold } from '../pieces/Fold.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import { EntryRows } from './EntryRows.tsx';
import styles from './NoDayYet.module.css';

const copy = weekCopy.noDayYet;

/** Camps of the plan whose days lie in no break, over or not: no week shows them. */
export function OutsideBreaks({ isOver }: { isOver: boolean }) {
  const plan = usePlan();
  const entries = entriesOutside(plan, plan.shown.days).filter(
    (entry) => isEntryOver(entry, plan.today) === isOver,
  );
  if (entries.length === 0) return null;
  const rows = (
    <EntryRows
      entries={entries}
      says={(entry) =>
        copy.where(
          findChild(plan, entry.childId)?.child.firstName ?? '',
          formatDatedDays(entry.days),
          formatCostSum(entryCost(entry, plan.camps(entry))),
        )
      }
    />
  );
  if (isOver) {
    // All of last summer may be here: folded, as past breaks are.
    return (
      <Fold summary={copy.outsidePast.heading(entries.length)}>
        <p className="soft small leading-140">{copy.outsidePast.text}</p>
        <div className={styles.list}>{rows}</div>
      </Fold>
    );
  }
  return (
    <section className={styles.list} aria-labelledby="outside">
      <h2 id="outside">{copy.outside.heading}</h2>
      <p>{copy.outside.text}</p>
      {rows}
    </section>
  );
}
