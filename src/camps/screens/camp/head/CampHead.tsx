import type { Camp } from '#camps/rules/camp/camp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { ActivityPatch, clothFor } from '../../parts/card/ActivityPatch.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { moveFromCard } from './moveFromCard.ts';
import { themeActivities } from '../../parts/themeActivities.ts';
import styles from './CampHead.module.css';
import { CampSky } from './CampSky.tsx';

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
