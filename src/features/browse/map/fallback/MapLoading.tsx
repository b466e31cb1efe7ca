import { mapCopy } from '#content/map.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapLoading.module.css';

/** Shown until the first complete picture of the map. */
export function MapLoading() {
  return (
    <output className={styles.loading}>
      <Skeleton className={styles.skeleton} />
      {mapCopy.loading}
    </output>
  );
}
