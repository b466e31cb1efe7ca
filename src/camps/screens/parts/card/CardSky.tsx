import { classes } from '#ui/classes.ts';
import type { Cloth } from './ActivityPatch.tsx';
import styles from './CardSky.module.css';

// Hills and a sun in two variants. The sun is between the plate and the save buttons.
const strips = [
  {
    far: 'M0 66C60 40 120 70 190 52S320 40 400 62V100H0z',
    near: 'M0 84C80 62 150 92 240 76S350 70 400 84V100H0z',
  },
  {
    far: 'M0 52C80 74 140 36 220 54S340 70 400 46V100H0z',
    near: 'M0 78C90 88 150 64 230 82S330 84 400 72V100H0z',
  },
] as const;

type CardSkyProps = {
  /** The card's in its list, so that neighbors differ. */
  index: number;
  cloth: Cloth;
  flag?: string | null;
  /** Gives the height. */
  className: string | undefined;
};

/** The top of a camp's card: a sky in the color of its activity, and a flag where there is something to say. */
export function CardSky({ index, cloth, flag, className }: CardSkyProps) {
  const strip = strips[index % strips.length] ?? strips[0];
  return (
    <>
      <div className={classes(styles.band, className)} data-cloth={cloth}>
        <svg
          className={styles.sky}
          viewBox="0 0 400 100"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <circle className={styles.sun} cx="195" cy="35" r="26" />
          <path className={styles.far} d={strip.far} />
          <path className={styles.near} d={strip.near} />
        </svg>
      </div>
      {flag && <span className={styles.flag}>{flag}</span>}
    </>
  );
}
