import { useId } from 'react';
import type { Saves } from '#camps/store/saved/useSaves.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { SeasonDay } from '#camps/rules/camp/isOver.ts';
import { fullAddress } from '#camps/rules/place/address.ts';
import { milesLabel } from '#camps/rules/place/distance.ts';
import { ageRange } from '#camps/rules/text/ageLabel.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { similarCopy } from '#camps/words/camp/similar.ts';
import { clothFor } from '../../parts/card/ActivityPatch.tsx';
import { CardLink } from '../../parts/card/CardLink.tsx';
import { Fact } from '../../parts/card/CampFacts.tsx';
import { CardSky } from '../../parts/card/CardSky.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { PriceTag } from '../../parts/card/PriceTag.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { themeActivities } from '../../parts/themeActivities.ts';
import styles from './SimilarCard.module.css';

type SimilarCardProps = {
  camp: Camp;
  /** The distance from the page's camp. */
  miles: number | null;
  start: SeasonDay;
  /** The index in the row, which makes neighbors differ. */
  index: number;
  saves: Saves;
};

/** An alternative camp: who, when, for whom and how much. The sign-up is on its page. */
export function SimilarCard({ camp, miles, start, index, saves }: SimilarCardProps) {
  const headingId = useId();
  const { facts } = similarCopy;
  const matched = themeActivities(camp.theme);
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <CardSky index={index} cloth={clothFor(matched)} className={styles.sky} />
      <div className={styles.save}>
        <SaveButtons
          campName={camp.providerName}
          favorite={saves.favorites.has(camp.id)}
          scheduled={saves.scheduled.has(camp.id)}
          onFavorite={(isFavorite) => saves.onFavorite(camp, isFavorite)}
          onSchedule={(isScheduled) => saves.onSchedule(camp, isScheduled)}
        />
      </div>
      <div className={styles.identity}>
        <div className={styles.logo}>
          <CampPlate camp={camp} activity={matched[0]} />
        </div>
        <h3 id={headingId} className={styles.name}>
          <CardLink campId={camp.id}>{camp.providerName}</CardLink>
        </h3>
      </div>
      <dl className={styles.facts}>
        <Fact glyph="calendar" name={facts.dates}>
          {datesText(cardDates(camp, start.year, start.fromMonth))}
        </Fact>
        <Fact glyph="ages" name={facts.ages}>
          {ageRange(camp.ageMin, camp.ageMax)}
        </Fact>
        <Fact glyph="pin" name={facts.place}>
          {[fullAddress(camp).city, miles !== null && similarCopy.away(milesLabel(miles))]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      </dl>
      <div className={styles.price}>
        <PriceTag price={camp.price} />
      </div>
    </article>
  );
}
