import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FeaturedCard.module.css';

/** A featured card before its camp is there: same shapes, same heights, so nothing jumps. */
export function FeaturedCardSkeleton({ slim }: { slim: boolean }) {
  return (
    <div className={classes(styles.slot, styles.bones, slim && styles.slim)}>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.top}>
          <div className={styles.sky}>
            <Skeleton className={styles.boneSky} />
          </div>
          <div className={styles.who}>
            <div className={classes(styles.logo, styles.bonePlate)} />
            <div className={styles.name}>
              <Skeleton className={styles.lineName} />
            </div>
            <div className={styles.theme}>
              <Skeleton className={styles.lineTheme} />
            </div>
          </div>
        </div>
        <div className={styles.boneFacts}>
          <span>
            <Skeleton className={styles.lineA} />
          </span>
          <span>
            <Skeleton className={styles.lineB} />
          </span>
          <span>
            <Skeleton className={styles.lineC} />
          </span>
        </div>
        <div className={styles.foot}>
          <Skeleton className={styles.linePrice} />
          <Skeleton className={styles.boneButton} />
        </div>
      </div>
    </div>
  );
}
