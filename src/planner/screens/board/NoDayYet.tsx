import { weekCopy } from '#planner/words/week.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import styles from './NoDayYet.module.css';

const copy = weekCopy.noDayYet;

/** Camps of the plan without a day: their child or their days are not chosen yet. They count for money only. */
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
      <ul className="stack">
        {waiting.map(({ id, childId, snapshot }) => {
          const name = findChild(plan, childId)?.child.firstName;
          return (
            <li key={id}>
              <button type="button" onClick={() => plan.open({ kind: 'entry', entryId: id })}>
                <b>{snapshot.providerName}</b>
                <span className="coral small weight-750">{name ?? copy.forWhom}</span>
                <Glyph name="chev" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
