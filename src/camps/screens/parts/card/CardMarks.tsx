import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CardMarks.module.css';

/** Why a camp is in the list although it holds only a similar word. */
export const CloseMatch = () => <span className={styles.close}>Close match</span>;

/** Marks a planned camp whose listing has changed since it was added. */
export const ChangedMark = () => (
  <span className={styles.changed}>
    Changed<VisuallyHidden> since you saved it</VisuallyHidden>
  </span>
);
