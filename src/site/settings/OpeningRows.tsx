import { settingsCopy } from '#family/family.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SettingsPage.module.css';

/** The rows while they are read from this phone. */
export function OpeningRows() {
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>{settingsCopy.opening}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
