import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './FacetCount.module.css';
import type { CountWith } from '../FilterControls.ts';

/** How many camps a choice would show, beside its name. A choice with none stays open, but muted. */
export function FacetCount({ of: activity, countWith }: { of: string; countWith: CountWith }) {
  const count = countWith(activity);
  return (
    <span className={styles.count} data-none={count === 0}>
      <span>{count}</span>
      <VisuallyHidden>{count === 1 ? ' camp' : ' camps'}</VisuallyHidden>
    </span>
  );
}
