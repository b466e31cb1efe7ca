import { lazy } from 'react';
import { settingsCopy as copy } from '#content/settings.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './SettingsPage.module.css';

// Reads what lies on this phone, which needs Dexie.
const Rows = lazy(async () => {
  const { Rows: part } = await import('./Rows.tsx');
  return { default: part };
});

/** Rows that say their state before they are opened. With or without an account, online or not. */
export function SettingsPage() {
  const isHydrated = useAfterHydration();
  const opening = (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>{copy.opening}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
  return (
    <Wrap className={styles.page}>
      <h1>{copy.heading}</h1>
      {isHydrated ? (
        <LazyBoundary meanwhile={opening}>
          <Rows />
        </LazyBoundary>
      ) : (
        opening
      )}
    </Wrap>
  );
}
