import type { Camp } from '#domain/camp/camp.ts';
import { pictureUrl } from '#domain/camp/logoUrl.ts';
import { campCopy } from '#content/camp.ts';
import { overCopy } from '#content/over.ts';
import { ActivityPatch, clothFor, drawnActivities } from '#parts/card/ActivityPatch.tsx';
import { CardSky } from '#parts/card/CardSky.tsx';
import { LogoPlate } from '#parts/card/LogoPlate.tsx';
import { themeActivities } from '#parts/themeActivities.ts';
import styles from './CampHead.module.css';

const MAX_PATCHES = 4;

/** Who it is: the camp's card grown to the width of the page. */
export function CampHead({ camp, over }: { camp: Camp; over: boolean }) {
  const matched = themeActivities(camp.theme, drawnActivities);
  return (
    <header className={styles.head}>
      <CardSky
        index={0}
        cloth={clothFor(matched)}
        flag={over ? overCopy.flag : camp.listing === 'featured' ? campCopy.featured : null}
        className={styles.sky}
      />
      <div className={styles.identity}>
        <div className={styles.logo}>
          <LogoPlate
            name={camp.providerName}
            src={pictureUrl(camp)}
            activity={matched[0]}
            hasPriority
          />
        </div>
        <div className={styles.text}>
          <h1 id="camp-name">{camp.providerName}</h1>
          <p className={styles.theme}>
            {matched.slice(0, MAX_PATCHES).map((activity) => (
              <ActivityPatch key={activity} activity={activity} />
            ))}
            <span>{camp.theme}</span>
          </p>
          {camp.isSample && <p className={styles.sample}>{campCopy.sample}</p>}
        </div>
      </div>
    </header>
  );
}
