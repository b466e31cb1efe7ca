import card from '../../parts/card/FeaturedCard.module.css';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FeaturedCardSkeleton.module.css';

/** The placeholder of a featured card, of the same height, so that nothing moves when camps arrive. */
export function FeaturedCardSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <div
      className={classes(
        card.slot,
        styles.slot,
        isCompact && card.compact,
        isCompact && styles.compact,
      )}
    >
      <div className={classes(card.card, styles.card)} aria-hidden="true">
        <div className={card.top}>
          <div className={classes(card.sky, styles.sky)}>
            <Skeleton />
          </div>
          <div className={card.identity}>
            <div className={styles.plate} />
            <div className={classes(card.name, styles.name)}>
              <Skeleton />
            </div>
            <div className={classes(card.theme, styles.theme)}>
              <Skeleton />
            </div>
          </div>
        </div>
        <div className={styles.facts}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <div className={classes(card.foot, styles.foot)}>
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
