import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ChangedMark.module.css';

/** Marks a planned camp whose listing has changed since it was added. */
export function ChangedMark() {
  return (
    <span className={styles.mark}>
      Changed<VisuallyHidden> since you saved it</VisuallyHidden>
    </span>
  );
}
