import type { BreakPath } from '#camps/words/breaks/BreakCopy.ts';
import { seasonNotice as copy } from '#camps/words/breaks/seasonNotice.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './EarlierSeasons.module.css';

type EarlierSeasonsProps = { path: BreakPath; seasons: readonly Season[] };

/** Under a list: the seasons before it. */
export function EarlierSeasons({ path, seasons }: EarlierSeasonsProps) {
  return (
    <nav className={styles.earlier} aria-label="Earlier breaks">
      {copy.earlier}
      {seasons.map(({ id, label }) => (
        <AppLink key={id} to={path} search={{ season: id }}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
