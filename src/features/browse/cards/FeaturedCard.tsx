import { memo, useId } from 'react';
import type { Camp } from '#domain/camp/camp.ts';
import { externalUrl } from '#domain/camp/externalUrl.ts';
import { logoUrl } from '#domain/camp/logoUrl.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { CampLink } from '#parts/CampLink.tsx';
import { ActivityPatch, clothFor } from '#parts/ActivityPatch.tsx';
import { CampFacts, type SeasonStart } from '#parts/CampFacts.tsx';
import { CardSky } from '#parts/CardSky.tsx';
import { CloseMatch } from './CloseMatch.tsx';
import styles from './FeaturedCard.module.css';
import { LogoPlate } from '#parts/LogoPlate.tsx';
import { PriceTag } from '#parts/PriceTag.tsx';
import { SaveButtons } from '#parts/SaveButtons.tsx';
import { themeActivities } from '#parts/themeActivities.ts';

export type FeaturedCardProps = {
  camp: Camp;
  /** Every activity name the directory knows. */
  activities: readonly string[];
  season: SeasonStart;
  /** The card's place in the list, from 0: the first four fetch their logos first. */
  place: number;
  /** Compact on phones (from the fifth card on). */
  slim: boolean;
  /** Far down: laid out only when it comes near. */
  far: boolean;
  /** Found by a near word, not by the spec's rule. */
  close: boolean;
  /** From the asked ZIP; null when none is asked or nobody knows. */
  miles: number | null;
  favorite: boolean;
  scheduled: boolean;
  onFavorite: (camp: Camp) => void;
  onSchedule: (camp: Camp) => void;
  onRegister: (camp: Camp) => void;
};

const PRIORITY_LOGOS = 4;

// Longer names are set smaller, so that they stay a heading and no column.
const LONG_NAME = 30;

// More would leave no room for the words.
const PATCHES = 3;

/** A featured camp: a little poster, pinned by its logo (spec 2, camp cards). */
export const FeaturedCard = memo(function FeaturedCard(props: FeaturedCardProps) {
  const { camp, activities, season, place, slim, far, close } = props;
  const headingId = useId();
  const matched = themeActivities(camp.theme, activities);
  const website = externalUrl(camp.websiteUrl);
  return (
    <div className={classes(styles.slot, slim && styles.slim, far && styles.far)}>
      <article className={styles.card} data-cloth={clothFor(matched)} aria-labelledby={headingId}>
        <div className={styles.top}>
          <div className={styles.sky}>
            <CardSky place={place} />
          </div>
          <span className={styles.flag}>{flagWords(camp, season)}</span>
          <div className={styles.who}>
            <div className={styles.logo}>
              <LogoPlate
                name={camp.providerName}
                src={logoUrl(camp.logoPath)}
                priority={place < PRIORITY_LOGOS}
              />
            </div>
            <h3
              id={headingId}
              className={styles.name}
              data-long={camp.providerName.length > LONG_NAME}
            >
              <CampLink campId={camp.id}>{camp.providerName}</CampLink>
            </h3>
            <p className={styles.theme}>
              <span className={styles.patches}>
                {matched.slice(0, PATCHES).map((activity) => (
                  <ActivityPatch key={activity} activity={activity} />
                ))}
              </span>
              <span className={styles.activities}>{camp.theme}</span>
            </p>
            {close && (
              <p className={styles.close}>
                <CloseMatch />
              </p>
            )}
          </div>
          <div className={styles.save}>
            <SaveButtons
              campName={camp.providerName}
              favorite={props.favorite}
              scheduled={props.scheduled}
              onFavorite={() => props.onFavorite(camp)}
              onSchedule={() => props.onSchedule(camp)}
            />
          </div>
        </div>
        <CampFacts camp={camp} season={season} miles={props.miles} />
        <div className={styles.foot}>
          <PriceTag price={camp.price} />
          {website === null ? (
            <Button variant="main" size="small" disabled aria-describedby={headingId}>
              Register Now
            </Button>
          ) : (
            <Button
              variant="main"
              size="small"
              href={website}
              external
              aria-label={`Register Now: ${camp.providerName}, opens in a new tab`}
              onClick={() => props.onRegister(camp)}
            >
              Register Now
            </Button>
          )}
        </div>
      </article>
    </div>
  );
});

/** What the flag says: how the camp is listed, and of which break where several are mixed. */
function flagWords({ listing }: Camp, { breakName }: SeasonStart): string {
  const said = listing === 'opening' ? 'Openings' : 'Featured';
  return breakName === undefined ? said : `${said}, ${breakName}`;
}
