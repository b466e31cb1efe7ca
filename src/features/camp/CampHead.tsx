import type { Camp } from '#domain/camp/camp.ts';
import { logoUrl } from '#domain/camp/logoUrl.ts';
import { campWords } from '#content/camp.ts';
import { ActivityPatch, clothFor, drawnActivities } from '#parts/ActivityPatch.tsx';
import { CardSky } from '#parts/CardSky.tsx';
import { LogoPlate } from '#parts/LogoPlate.tsx';
import { themeActivities } from '#parts/themeActivities.ts';
import { classes } from '#ui/classes.ts';
import styles from './CampHead.module.css';

const PATCHES = 4;

/** Who it is: the camp's card grown to the width of the page. */
export function CampHead({ camp }: { camp: Camp }) {
  const matched = themeActivities(camp.theme, drawnActivities);
  const isBasic = camp.listing === 'basic';
  return (
    <header
      className={classes(styles.head, isBasic && styles.basic)}
      data-cloth={clothFor(matched)}
    >
      <div className={styles.sky}>
        <CardSky place={0} />
      </div>
      {camp.listing === 'featured' && <span className={styles.flag}>{campWords.featured}</span>}
      <div className={styles.who}>
        <div className={styles.logo}>
          <LogoPlate name={camp.providerName} src={logoUrl(camp.logoPath)} priority />
        </div>
        <div className={styles.words}>
          <h1 id="camp-name">{camp.providerName}</h1>
          <p className={styles.theme}>
            {matched.slice(0, PATCHES).map((activity) => (
              <ActivityPatch key={activity} activity={activity} />
            ))}
            <span>{camp.theme}</span>
          </p>
          {camp.isSample && <p className={styles.sample}>{campWords.sample}</p>}
        </div>
      </div>
    </header>
  );
}
