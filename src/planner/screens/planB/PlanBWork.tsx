import { planBCopy } from '#planner/words/planB.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './PlanBWork.module.css';

const copy = planBCopy.work;

type PlanBWorkProps = { share: number; filled: number; onCancel: () => void };

/** Shows the progress of a search, and a button that stops it with the best result so far. */
export function PlanBWork({ share, filled, onCancel }: PlanBWorkProps) {
  const percent = Math.round(share * 100);
  return (
    <section className={styles.work} aria-label={copy.heading}>
      <EmptyScene />
      <h2>{copy.heading}</h2>
      <progress max="100" value={percent} aria-label={copy.heading} />
      <p>
        <span>{copy.share(percent)}</span> {filled > 0 && <span>{copy.best(filled)}</span>}
      </p>
      <Button variant="line" onClick={onCancel}>
        {filled > 0 ? copy.stop : copy.cancel}
      </Button>
    </section>
  );
}
