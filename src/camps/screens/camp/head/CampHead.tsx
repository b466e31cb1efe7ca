import type { Camp } from '#camps/rules/camp/camp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { ActivityPatch, clothFor, type Cloth } from '../../parts/card/ActivityPatch.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { moveFromCard } from './moveFromCard.ts';
import { themeActivities } from '../../parts/themeActivities.ts';
import styles from './CampHead.module.css';
import { classes } from '#ui/classes.ts';
import sky from '../../parts/card/CardSky.module.css';

// As wide as the page: on phones the middle of it shows.
const FAR = 'M0 128C140 102 300 142 470 122S800 108 930 126 1120 106 1200 118V168H0z';
const NEAR = 'M0 151C220 130 420 160 640 147S1020 135 1200 152V168H0z';

/** The sky above a camp's name, in the color of its activity: a whole sun by day, the moon at night. */
function CampSky({ cloth }: { cloth: Cloth }) {
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

const MAX_PATCHES = 4;

/** The head of a camp's page: its sky, logo and name. */
export function CampHead({ camp, over }: { camp: Camp; over: boolean }) {
  const matched = themeActivities(camp.theme);
  const flag = over ? overCopy.flag : camp.listing === 'featured' ? campCopy.featured : null;
  return (
    <header className={styles.head} ref={moveFromCard}>
      <CampSky cloth={clothFor(matched)} />
      {flag !== null && <span className={styles.flag}>{flag}</span>}
      <div className={styles.identity}>
        <div className={styles.logo}>
          <CampPlate camp={camp} activity={matched[0]} hasPriority />
        </div>
        <h1 id="camp-name">{camp.providerName}</h1>
        <div className={styles.patches}>
          {matched.slice(0, MAX_PATCHES).map((activity) => (
            <ActivityPatch key={activity} activity={activity} />
          ))}
        </div>
        <p className={styles.theme}>{camp.theme}</p>
        {camp.isSample && <p className={styles.sample}>{campCopy.sample}</p>}
      </div>
    </header>
  );
}
