import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './BasicRow.module.css';

/** Stands in for a basic row, of the same height. */
export function BasicRowSkeleton() {
  return (
    <div className={classes(styles.slot, styles.skeleton)}>
      <div className={styles.row} aria-hidden="true">
        <Skeleton className={styles.patch} />
        <div>
          <Skeleton className={styles.lineA} />
          <Skeleton className={styles.lineB} />
          <Skeleton className={styles.lineC} />
        </div>
        <Skeleton className={styles.button} />
      </div>
    </div>
  );
}
