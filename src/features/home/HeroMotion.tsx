import { Canoe } from '#scenes/moving/Canoe.tsx';
import { Flame } from '#scenes/moving/Flame.tsx';
import { Kite } from '#scenes/moving/Kite.tsx';
import { classes } from '#ui/classes.ts';
import styles from './HeroMotion.module.css';

const kites = {
  wide: {
    viewBox: '-10-500 300 510',
    string: 'M0 0C74-107 194-227 250-447',
    x: 250,
    y: -447,
    size: 1.05,
    tilt: 20,
  },
  tall: {
    viewBox: '-70-225 90 231',
    string: 'M0 0C0-70-30-130-39-198',
    x: -39,
    y: -198,
    size: 0.5,
    tilt: 14,
  },
} as const;

/** What moves on the poster's land; each piece has its place on the picture, in parts of its size. */
export function HeroMotion({ crop }: { crop: 'wide' | 'tall' }) {
  return (
    <div className={classes(styles.layer, styles[crop])}>
      <Kite {...kites[crop]} className={styles.kite} />
      <Canoe className={styles.canoe} />
      <Flame className={styles.flame} />
    </div>
  );
}
