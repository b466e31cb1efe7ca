import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { classes } from '#ui/classes.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import styles from './HeroLand.module.css';
import { MovingPiece } from './MovingPiece.tsx';

type HeroLandProps = {
  crop: 'wide' | 'tall';
  picture: 'home-land' | 'home-tall';
  sizes: string;
};

/** The poster's land with what moves on it; each piece has its place on the drawing, in parts of its size. */
export function HeroLand({ crop, picture, sizes }: HeroLandProps) {
  return (
    <div className={classes(styles.land, styles[crop])}>
      <DayNightPicture
        {...pagePicture(picture)}
        className={styles.picture}
        sizes={sizes}
        alt=""
        isFirst
      />
      <div className={styles.layer}>
        <MovingPiece piece={crop === 'wide' ? 'kite' : 'kite-tall'} className={styles.kite} />
        <MovingPiece piece="canoe" className={styles.canoe} />
        <MovingPiece piece="flame" className={styles.flame} />
      </div>
    </div>
  );
}
