import type { Cloth } from '../../parts/card/ActivityPatch.tsx';
import { classes } from '#ui/classes.ts';
import styles from './CampHead.module.css';
import sky from '../../parts/card/CardSky.module.css';

// As wide as the page: on phones the middle of it shows.
const FAR = 'M0 128C140 102 300 142 470 122S800 108 930 126 1120 106 1200 118V168H0z';
const NEAR = 'M0 151C220 130 420 160 640 147S1020 135 1200 152V168H0z';

/** The sky above a camp's name, in the color of its activity: a whole sun by day, the moon at night. */
export function CampSky({ cloth }: { cloth: Cloth }) {
  return (
    <div className={classes(sky.band, styles.sky)} data-cloth={cloth}>
      <svg
        className="block w-full h-full"
        viewBox="0 0 1200 168"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={sky.sun} cx="786" cy="60" r="40" />
        <path className={sky.far} d={FAR} />
        <path className={sky.near} d={NEAR} />
      </svg>
    </div>
  );
}
