import styles from '../../parts/card/BasicRow.module.css';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The placeholder of a basic row, of the same height. */
export function BasicRowSkeleton() {
  return (
    <div className={classes('min-0 container', styles.skeleton)}>
      <div className={styles.row} aria-hidden="true">
        <Skeleton />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton />
      </div>
    </div>
  );
}
