import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './FacetCount.module.css';

/** How many camps a choice would show, beside its name. None: said quietly, the choice stays open. */
export function FacetCount({ of: activity, countWith }: { of: string; countWith: CountWith }) {
  const count = countWith(activity);
  return (
    <span className={styles.count} data-none={count === 0}>
      {count}
      <VisuallyHidden>{count === 1 ? ' camp' : ' camps'}</VisuallyHidden>
    </span>
  );
}

/** How many camps would show if this activity were the chosen one and all other filters stayed. */
export type CountWith = (activity: string) => number;
