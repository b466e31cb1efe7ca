import type { ReactNode } from 'react';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { SeasonDay } from '#camps/rules/camp/isOver.ts';
import type { Break } from '#camps/rules/season/season.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { milesLabel } from '#camps/rules/place/distance.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './CampFacts.module.css';
import { SessionDates } from './SessionDates.tsx';
import { TownLink } from './TownLink.tsx';

export type SeasonStart = SeasonDay & {
  /** The break's name, given in a list of several breaks. */
  breakName?: Break;
};

type CampFactsProps = {
  camp: Camp;
  season: SeasonStart;
  /** The distance from the ZIP code in the filters; null without one or for an unknown location. */
  miles?: number | null | undefined;
  /** A last line across the card. */
  also?: ReactNode;
};

/** When, how long, for whom and where; of the address only the town. */
export function CampFacts({ camp, season, miles = null, also }: CampFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact glyph="calendar" name="Dates" place={styles.dates}>
        <SessionDates camp={camp} season={season} />
      </Fact>
      <Fact glyph="clock" name="Hours">
        {hoursLabel(camp.hours) ?? 'Ask the camp'}
      </Fact>
      {/* Only when both bounds are known. */}
      {camp.ageMin !== null && camp.ageMax !== null && (
        <Fact glyph="ages" name="Ages" place={styles.ages}>
          {ageLabel(camp.ageMin, camp.ageMax)}
        </Fact>
      )}
      <Fact glyph="pin" name="Address" place={styles.where}>
        <TownLink camp={camp} />
        {miles !== null && <b>{` · ${milesLabel(miles)} away`}</b>}
      </Fact>
      {also && (
        <div className="whole-row">
          <dt>
            <VisuallyHidden>Other breaks</VisuallyHidden>
          </dt>
          <dd>{also}</dd>
        </div>
      )}
    </dl>
  );
}

type FactProps = {
  glyph: GlyphName;
  name: string;
  /** The class of its place. */
  place?: string | undefined;
  children: ReactNode;
};

/** A line of a card: a sign for the eye, a name for the ear. */
export function Fact({ glyph, name, place, children }: FactProps) {
  return (
    <div className={classes(styles.fact, place)}>
      <dt>
        <Glyph name={glyph} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
