import { useHydrated } from '@tanstack/react-router';
import { savedCopy } from '#camps/words/saved.ts';
import { AppLink } from '#ui/AppLink.tsx';
import type { Guard as GuardType } from '#ui/guard.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import type { FavoritesPageProps } from './FavoritesList.tsx';
import styles from './FavoritesPage.module.css';

// Reads what the family saved, which needs Dexie.
const FavoritesList = lazyPart(async () => {
  const { FavoritesList: part } = await import('./FavoritesList.tsx');
  return { default: part };
});

/** The family's list: hearts, notes, and the way to see some side by side. */
export function FavoritesPage({ Guard, ...props }: FavoritesPageProps & { Guard: GuardType }) {
  const { heading, lead } = savedCopy;
  return (
    <Wrap className={styles.page}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.schedule}>
        <AppLink to="/my-camps">{savedCopy.schedule}</AppLink>
      </p>
      {useHydrated() ? (
        <Guard meanwhile={<FavoritesSkeleton />}>
          <LazyBoundary meanwhile={<FavoritesSkeleton />}>
            <FavoritesList {...props} skeleton={<FavoritesSkeleton />} />
          </LazyBoundary>
        </Guard>
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
          <li key={row}>
            <Skeleton className={styles.skeleton} />
          </li>
        ))}
      </ul>
    </>
  );
}
