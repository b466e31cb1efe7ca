import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { entriesOutside } from '#planner/rules/family/entriesOutside.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { countsMoney } from '#planner/rules/status/countsMoney.ts';
import { isEntryOver } from '#planner/rules/status/isEntryOver.ts';
import { weekCopy } from '#planner/words/week.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
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
          const cost = formatCostSum(entryCost(entry, plan.camps(entry.campId)));
          return countsMoney(entry) ? copy.costs(who, cost) : who;
        }}
      />
    </section>
  );
}

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
          formatCostSum(entryCost(entry, plan.camps(entry.campId))),
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

type EntryRowsProps = { entries: readonly PlanEntry[]; says: (entry: PlanEntry) => string };

function EntryRows({ entries, says }: EntryRowsProps) {
  const { open } = usePlan();
  return (
    <ul className="stack">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => open({ kind: 'entry', entryId: entry.id })}>
            <b>{entry.snapshot.providerName}</b>
            <span className="coral small weight-750">{says(entry)}</span>
            <Glyph name="chev" />
          </button>
        </li>
      ))}
    </ul>
  );
}
