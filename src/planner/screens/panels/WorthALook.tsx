import { useRef, useState } from 'react';
import { useGazetteer } from '#camps/camps.ts';
import { worthALookCopy as copy } from '#planner/words/worthALook.ts';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { LookRow } from './looks/LookRow.tsx';
import { looksOf } from './looks/looksOf.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './WorthALook.module.css';

/** More at once would read like a scolding. */
const MOST_AT_FIRST = 3;

/** What does not fit together in the plan, and what has changed: each in a sentence with its way out. */
export function WorthALook() {
  const plan = usePlan();
  const isNeeded = plan.children.length > 1 && plan.entries.length > 1;
  const { gazetteer } = useGazetteer(isNeeded);
  const [isAll, setIsAll] = useState(false);
  const [hadSome, setHadSome] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const looks = looksOf(plan, gazetteer);
  if (looks.length > 0 && !hadSome) setHadSome(true);
  // It stays once it was there: the focus is in it when the last one is settled.
  if (looks.length === 0 && !hadSome) return null;
  const shown = isAll ? looks : looks.slice(0, MOST_AT_FIRST);
  const hidden = looks.length - shown.length;
  return (
    <Panel className="drawn-late" title={copy.heading}>
      <div ref={list} tabIndex={-1} className={styles.looks}>
        {looks.length === 0 && <p className="soft small">{copy.nothingLeft}</p>}
        <ul className="stack">
          {shown.map((look) => (
            // The pressed button goes with its row.
            <LookRow key={look.key} look={look} onGone={() => list.current?.focus()} />
          ))}
        </ul>
      </div>
      {hidden > 0 && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setIsAll(true)}>
          {copy.more(hidden)}
        </Button>
      )}
    </Panel>
  );
}
