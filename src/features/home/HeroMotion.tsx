import { MovingPiece } from './MovingPiece.tsx';
import { classes } from '#ui/classes.ts';
import styles from './HeroMotion.module.css';

/** What moves on the poster's land; each piece has its place on the picture, in parts of its size. */
export function HeroMotion({ crop }: { crop: 'wide' | 'tall' }) {
  return (
    <div className={classes(styles.layer, styles[crop])}>
      <MovingPiece piece={crop === 'wide' ? 'kite' : 'kite-tall'} className={styles.kite} />
      <MovingPiece piece="canoe" className={styles.canoe} />
      <MovingPiece piece="flame" className={styles.flame} />
    </div>
  );
}
