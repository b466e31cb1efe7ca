import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { ActivityPatch, clothFor } from '../../parts/card/ActivityPatch.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { moveFromCard } from './moveFromCard.ts';
import { themeActivities } from '../../parts/themeActivities.ts';
import { landOf } from '../poster/landOf.ts';
import styles from './CampHead.module.css';
import { classes } from '#ui/classes.ts';
import sky from '../../parts/card/CardSky.module.css';

const MAX_PATCHES = 4;

/** The head of a camp's page is its poster: the land of its town under the sky of its activity, with its name and logo. */
export function CampHead({ known: { camp, season }, over }: { known: KnownCamp; over: boolean }) {
  const matched = themeActivities(camp.theme);
  const flag = over ? overCopy.flag : camp.listing === 'featured' ? campCopy.featured : null;
  return (
    <header className={styles.head} ref={moveFromCard}>
      <div
        className={classes(sky.band, styles.sky)}
        data-cloth={clothFor(matched)}
        data-trees={season?.break}
      >
        {/* In a file, not in the page: the scripts have no room for it. Its colors are the page's. */}
        <svg className={styles.land} aria-hidden="true">
          <use href={`/pictures/lands.svg#land-${landOf(camp)}`} />
        </svg>
        <i className="unseen" data-sun="" />
      </div>
      {flag !== null && <span className={styles.flag}>{flag}</span>}
      <div className={styles.words}>
        <h1 id="camp-name">{camp.providerName}</h1>
        <p className={styles.theme}>{camp.theme}</p>
        {camp.isSample && <p className={styles.sample}>{campCopy.sample}</p>}
      </div>
      <div className={styles.sewn}>
        <CampPlate camp={camp} activity={matched[0]} hasPriority />
        {matched.slice(0, MAX_PATCHES).map((activity) => (
          <ActivityPatch key={activity} activity={activity} />
        ))}
      </div>
    </header>
  );
}
