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
            <Skeleton className={styles.skeletonSky} />
          </div>
          <div className={styles.identity}>
            <div className={classes(styles.logo, styles.skeletonPlate)} />
            <div className={styles.name}>
              <Skeleton className={styles.lineName} />
            </div>
            <div className={styles.theme}>
              <Skeleton className={styles.lineTheme} />
            </div>
          </div>
        </div>
        <div className={styles.skeletonFacts}>
          <span>
            <Skeleton className={styles.lineA} />
          </span>
          <span>
            <Skeleton className={styles.lineB} />
          </span>
          <span>
            <Skeleton className={styles.lineC} />
          </span>
          <span className={styles.fourth}>
            <Skeleton className={styles.lineA} />
          </span>
        </div>
        <div className={styles.foot}>
          <Skeleton className={styles.linePrice} />
          <Skeleton className={styles.skeletonButton} />
        </div>
      </div>
    </div>
  );
}
