import { memo, type ReactNode } from 'react';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { milesLabel } from '#camps/rules/place/distance.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { ActivityPatch } from './ActivityPatch.tsx';
import styles from './BasicRow.module.css';
import type { SeasonStart } from './CampFacts.tsx';
import { CardLink } from './CardLink.tsx';
import { ChangedMark, CloseMatch } from './CardMarks.tsx';
import { SeatsMark } from './SeatsMark.tsx';
import { SessionDates } from './SessionDates.tsx';
import { TownLink } from './TownLink.tsx';
import { ThemeLine } from './ThemeLine.tsx';
import { themeActivities } from '../themeActivities.ts';

export type BasicRowProps = {
  camp: Camp;
  /** Every activity name the directory knows. */
  activities: readonly string[];
  season: SeasonStart;
  /** Found by a similar word only. */
  isCloseMatch: boolean;
  /** The listing has changed since it was added to the plan. */
  isChanged?: boolean;
  /** Where its provider has other camps; the same element each time, or the row renders again. */
  also?: ReactNode;
  /** The distance from the ZIP code in the filters; null without one or for an unknown location. */
  miles: number | null;
  /** Laid out only near the screen. */
  isFar: boolean;
};

/** A basic listing as a quiet row, without logo, hours or price. All of it leads to the camp's page. */
export const BasicRow = memo(function BasicRow(props: BasicRowProps) {
  const { camp, activities, season, isCloseMatch, miles, isFar } = props;
  const [activity] = themeActivities(camp.theme, activities);
  const website = externalUrl(camp.websiteUrl);
  return (
    <div className={classes('min-0 container', isFar && styles.far)}>
      <article className={styles.row} aria-label={camp.providerName}>
        <ActivityPatch activity={activity} size="row" />
        <div className="min-0 anywhere">
          <h3 className={styles.name}>
            <CardLink campId={camp.id}>{camp.providerName}</CardLink>
          </h3>
          <p className={styles.dates}>
            {isOver(camp, season) && <span>{`${overCopy.flag}: `}</span>}
            {season.breakName !== undefined && (
              <span className={styles.break}>{`${season.breakName} break, `}</span>
            )}
            <SessionDates camp={camp} season={season} /> <SeatsMark camp={camp} season={season} />
          </p>
          <p className={styles.meta}>
            <ThemeLine theme={camp.theme} />
          </p>
          <p className={styles.meta}>
            <span>{ageLabel(camp.ageMin, camp.ageMax)}</span> · <TownLink camp={camp} />
            {miles !== null && <span>{` · ${milesLabel(miles)} away`}</span>}
          </p>
          {isCloseMatch && <CloseMatch />}
          {props.isChanged && <ChangedMark />}
          {props.also}
        </div>
        {website !== null && (
          <Button
            className={styles.visit}
            variant="quiet"
            size="small"
            href={website}
            external
            aria-label={`Visit site: ${camp.providerName}, opens in a new tab`}
            title="Visit site"
          >
            <Glyph name="ext" />
          </Button>
        )}
      </article>
    </div>
  );
});
