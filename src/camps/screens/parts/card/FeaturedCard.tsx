import { memo, type ReactNode, useId } from 'react';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { classes } from '#ui/classes.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ActivityPatch, clothFor } from './ActivityPatch.tsx';
import { CampFacts, type SeasonStart } from './CampFacts.tsx';
import { CardLink } from './CardLink.tsx';
import { CardSky } from './CardSky.tsx';
import { ChangedMark, CloseMatch } from './CardMarks.tsx';
import { SeatsMark } from './SeatsMark.tsx';
import styles from './FeaturedCard.module.css';
import { CampPlate } from './CampPlate.tsx';
import { PriceTag } from './PriceTag.tsx';
import { RegisterButton } from './RegisterButton.tsx';
import { SaveButtons } from '../SaveButtons.tsx';
import { ThemeLine } from './ThemeLine.tsx';
import { themeActivities } from '../themeActivities.ts';

export type FeaturedCardProps = {
  camp: Camp;
  /** Every activity name the directory knows. */
  activities: readonly string[];
  season: SeasonStart;
  /** The index in the list, from 0. The first four load their logos with priority. */
  index: number;
  /** Compact on phones. */
  isCompact: boolean;
  /** Laid out only near the screen. */
  isFar: boolean;
  /** Found by a similar word only. */
  isCloseMatch: boolean;
  /** The listing has changed since it was added to the plan. */
  isChanged?: boolean;
  /** What it would do for the family's open days: 'Closes 2 of June’s days'. */
  fit?: string | undefined;
  /** Where its provider has other camps; the same element each time, or the card renders again. */
  also?: ReactNode;
  /** The distance from the ZIP code in the filters; null without one or for an unknown location. */
  miles: number | null;
  favorite: boolean;
  scheduled: boolean;
  onFavorite: (camp: Camp, isFavorite: boolean) => void;
  onSchedule: (camp: Camp, isScheduled: boolean) => void;
  onRegister: (camp: Camp) => void;
  /** The picture, as in CampPlate. */
  picture?: string | null | undefined;
};

const PRIORITY_LOGOS = 4;

// In characters. Longer names are set smaller, or they would fill the card.
const LONG_NAME = 30;
// More would leave no room for the theme's text.
const MAX_PATCHES = 3;

/** A featured camp as a small poster. One thing on it is coral: the way to register. */
export const FeaturedCard = memo(function FeaturedCard(props: FeaturedCardProps) {
  const { camp, activities, season, index, isCompact, isFar, isCloseMatch } = props;
  const headingId = useId();
  const matched = themeActivities(camp.theme, activities);
  const over = isOver(camp, season);
  return (
    <div className={classes(styles.slot, isCompact && styles.compact, isFar && styles.far)}>
      <article className={styles.card} aria-labelledby={headingId}>
        <div className={styles.top}>
          <CardSky
            index={index}
            cloth={clothFor(matched)}
            flag={over ? overCopy.flag : null}
            className={styles.sky}
          />
          <p className={styles.tags} data-over={over}>
            {season.breakName !== undefined && (
              <span className={styles.break}>
                <Patch id={`s-${season.breakName}`} size="small" />
                <span>{season.breakName}</span>
                <VisuallyHidden> break</VisuallyHidden>
              </span>
            )}
            <SeatsMark camp={camp} season={season} isBrief={season.breakName !== undefined} />
          </p>
          <div className={styles.identity}>
            <div className={styles.logo}>
              <CampPlate
                camp={camp}
                activity={matched[0]}
                hasPriority={index < PRIORITY_LOGOS}
                picture={props.picture}
              />
            </div>
            <h3
              id={headingId}
              className={styles.name}
              data-long={camp.providerName.length > LONG_NAME}
            >
              <CardLink campId={camp.id}>{camp.providerName}</CardLink>
            </h3>
            <p className={styles.theme}>
              <span className={styles.patches}>
                {matched.slice(0, MAX_PATCHES).map((activity) => (
                  <ActivityPatch key={activity} activity={activity} />
                ))}
              </span>
              <ThemeLine theme={camp.theme} />
            </p>
            {props.fit !== undefined && <p className={styles.fit}>{props.fit}</p>}
            {(isCloseMatch || props.isChanged) && (
              <p className={styles.close}>
                {isCloseMatch && <CloseMatch />}
                {props.isChanged && <ChangedMark />}
              </p>
            )}
          </div>
          <div className={styles.save}>
            <SaveButtons
              campName={camp.providerName}
              favorite={props.favorite}
              scheduled={props.scheduled}
              onFavorite={(isFavorite) => props.onFavorite(camp, isFavorite)}
              onSchedule={(isScheduled) => props.onSchedule(camp, isScheduled)}
            />
          </div>
        </div>
        <CampFacts camp={camp} season={season} miles={props.miles} also={props.also} />
        <div className={styles.foot}>
          <PriceTag price={camp.price} />
          <RegisterButton
            camp={camp}
            over={over || isNotOpenYet(camp, season)}
            size="small"
            why={headingId}
            onRegister={() => props.onRegister(camp)}
          />
        </div>
      </article>
    </div>
  );
});
