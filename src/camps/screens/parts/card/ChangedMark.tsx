import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ChangedMark.module.css';

/** The listing of a camp in the plan says something else than when it was put there. */
export function ChangedMark() {
  return (
    <span className={styles.mark}>
      Changed<VisuallyHidden> since you saved it</VisuallyHidden>
    </span>
  );
}
