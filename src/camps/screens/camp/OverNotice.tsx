import { overCopy } from '#camps/words/over.ts';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { nextSeason } from '#camps/rules/season/currentSeason.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { Alert } from '#ui/Alert.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './OverNotice.module.css';

/** Says that the camp is over, and leads to the break's next season, or to the rest of this one. */
export function OverNotice({ season }: { season: Season | null }) {
  const day = useToday();
  const seasons = useSeasons();
  const next = season && nextSeason(seasons, season.break, day);
  return (
    <Alert tone="info" glyph="calendar" title={overCopy.sentence} className={styles.over}>
      {season && next ? (
        <AppLink to={`/browse/${season.break}-break`}>{overCopy.next(next.label)}</AppLink>
      ) : undefined}
    </Alert>
  );
}
