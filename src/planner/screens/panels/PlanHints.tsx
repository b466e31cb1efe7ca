import { useState } from 'react';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { Button } from '#ui/Button.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { HintRow } from './hints/HintRow.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { usePlanHints } from './usePlanHints.ts';
import styles from './PlanHints.module.css';

/** Leads here from the top of wide screens. */
export const HINTS_ID = 'worth-a-look';

/** More at once would read like a scolding. */
const MOST_AT_FIRST = 3;

/** What does not fit together in the plan, and what has changed: each in a sentence with its way out. */
export function PlanHints() {
  const hints = usePlanHints();
  const [isAll, setIsAll] = useState(false);
  const [hadSome, setHadSome] = useState(false);
  // The pressed button goes with its row.
  const stableFocus = useStableFocus();
  if (hints.length > 0 && !hadSome) setHadSome(true);
  // It stays once it was there: the focus is in it when the last one is settled.
  if (hints.length === 0 && !hadSome) return null;
  const told = isAll ? hints : hints.slice(0, MOST_AT_FIRST);
  const hidden = hints.length - told.length;
  return (
    <Panel className="drawn-late" title={copy.heading}>
      <div id={HINTS_ID} tabIndex={-1} className={styles.looks} {...stableFocus}>
        {hints.length === 0 && <p className="soft small">{copy.nothingLeft}</p>}
        <ul className="stack">
          {told.map((hint) => (
            <HintRow key={hint.key} hint={hint} />
          ))}
        </ul>
      </div>
      {hidden > 0 && (
        <Button variant="flush" size="small" onClick={() => setIsAll(true)}>
          {copy.more(hidden)}
        </Button>
      )}
    </Panel>
  );
}
