import { overCopy } from '#content/over.ts';
import { useSeasons, useToday } from '#data/directory/useSeasons.ts';
import { currentSeason } from '#domain/camp/currentSeason.ts';
import { phaseOf } from '#domain/camp/phase.ts';
import type { Season } from '#domain/camp/season.ts';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './OverNotice.module.css';

/** Says that the camp is over, and leads to the break's next season, or to the rest of this one. */
export function OverNotice({ season }: { season: Season | null }) {
  const day = useToday();
  const next = currentSeason(useSeasons(), season?.break ?? 'fall', day);
  return (
    <p className={styles.over}>
      <b>{overCopy.sentence}</b>{' '}
      {season !== null && next !== null && phaseOf(next, day) !== 'past' && (
        <AppLink to={`/browse/${season.break}-break`}>{overCopy.next(next.label)}</AppLink>
      )}
    </p>
  );
}
