import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FeaturedCard.module.css';

/** Stands in for a featured card, of the same height, so that nothing moves when camps arrive. */
export function FeaturedCardSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <div className={classes(styles.slot, styles.skeleton, isCompact && styles.compact)}>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.top}>
          <div className={styles.sky}>
            <Skeleton />
          </div>
          <div className={styles.identity}>
            <div className={styles.skeletonPlate} />
            <div className={styles.name}>
              <Skeleton />
            </div>
            <div className={styles.theme}>
              <Skeleton />
            </div>
          </div>
        </div>
        <div className={styles.skeletonFacts}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <div className={styles.foot}>
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
