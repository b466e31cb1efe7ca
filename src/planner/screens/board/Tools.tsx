import { planCopy } from '#planner/words/plan.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import styles from './Tools.module.css';

const copy = planCopy.tools;

/** Hand the plan on, print it, take a step back. */
export function Tools() {
  const { open, undo, shown, week } = usePlan();
  return (
    <div className="cluster middle gap-40">
      <Button variant="line" size="small" onClick={() => open({ kind: 'handOver' })}>
        <Glyph name="share" />
        {copy.handOver}
      </Button>
      <ButtonLink
        variant="line"
        size="small"
        className="from-tablet-only"
        to="/my-camps/print"
        search={{ break: shown.key, week: week[0] ?? '', view: 'auto' }}
      >
        <Glyph name="print" />
        {copy.print}
      </ButtonLink>
      <IconButton glyph="undo" label={copy.undo} className={styles.undo} onClick={undo} />
    </div>
  );
}
