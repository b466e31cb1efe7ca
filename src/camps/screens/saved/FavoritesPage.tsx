import { useHydrated } from '@tanstack/react-router';
import { savedCopy } from '#camps/words/saved.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import type { FavoritesPageProps } from './FavoritesList.tsx';
import styles from './FavoritesPage.module.css';

// Reads what the family saved, which needs Dexie.
const FavoritesList = lazyPart(async () => (await import('./FavoritesList.tsx')).FavoritesList, {
  fallback: <FavoritesSkeleton />,
});

/** The family's list: hearts, notes, and the way to see some side by side. */
export function FavoritesPage(props: FavoritesPageProps) {
  const { heading, lead } = savedCopy;
  return (
    <Wrap className={styles.page}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.schedule}>
        <AppLink to="/my-camps">{savedCopy.schedule}</AppLink>
      </p>
      {useHydrated() ? (
        <FavoritesList {...props} skeleton={<FavoritesSkeleton />} />
      ) : (
        <FavoritesSkeleton />
      )}
    </Wrap>
  );
}

function FavoritesSkeleton() {
  return (
    <>
      <Skeleton className={styles.sash} />
      <ul className={styles.list} aria-busy="true" aria-label={savedCopy.waiting}>
        {['a', 'b'].map((row) => (
          <li className="min-0 container" key={row}>
            <Skeleton className={styles.skeleton} />
          </li>
        ))}
      </ul>
    </>
  );
}
