import { useDeferredValue, useMemo } from 'react';
import type { Saves } from '#camps/store/saved/useSaves.ts';
import { useReadyDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { similarCopy } from '#camps/words/camp/similar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { SeasonDay } from '#camps/rules/camp/isOver.ts';
import { type KnownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import { SIMILAR_MILES, similarCamps } from '#camps/rules/camp/similarCamps.ts';
import { fullAddress } from '#camps/rules/place/address.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { seasonList } from '../backTo.ts';
import { SimilarCard } from './SimilarCard.tsx';
import styles from './SimilarCamps.module.css';

type SimilarCampsProps = { known: KnownCamp; saves: Saves };

/** What else the family could book that week, from the directory on this device; else the whole list. */
export function SimilarCamps({ known, saves }: SimilarCampsProps) {
  const { camp, season } = known;
  const day = useToday();
  const seasons = useSeasons();
  // Camps that come while the page is read: the camp does not wait for those below it.
  const directory = useDeferredValue(useReadyDirectory());
  const start = useMemo(() => campSeasonDay({ camp, season }, day), [camp, season, day]);
  // Each heart rerenders this, and a directory has thousands of camps.
  const found = useMemo(
    () => directory && similarCamps(camp, directory, start),
    [camp, directory, start],
  );
  if (found === null) return null;
  const { to, search, label } = seasonList(season, seasons, day);
  return (
    <section aria-labelledby="similar-camps" className={styles.similar}>
      <div>
        <h2 id="similar-camps">{similarCopy.heading}</h2>
        <p>{found.length > 0 ? similarCopy.why(SIMILAR_MILES) : whyNone(camp, start)}</p>
      </div>
      {found.length > 0 && (
        <ul className={styles.cards}>
          {found.map((one, index) => (
            <li key={one.camp.id} className="stack">
              <SimilarCard {...one} start={start} index={index} saves={saves} />
            </li>
          ))}
        </ul>
      )}
      <p className="weight-750">
        <AppLink to={to} search={search}>
          {similarCopy.all(label)}
        </AppLink>
      </p>
    </section>
  );
}

function whyNone(camp: Camp, { year, fromMonth }: SeasonDay): string {
  if (campDays(camp, year, fromMonth).length === 0) return similarCopy.noWeek;
  const hasPlace = camp.latitude !== null || fullAddress(camp).city !== '';
  return hasPlace ? similarCopy.none : similarCopy.noPlace;
}
