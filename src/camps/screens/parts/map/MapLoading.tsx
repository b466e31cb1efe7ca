import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapLoading.module.css';

/** Shown until the first complete picture of the map; `children` says so. */
export function MapLoading({ children }: { children: string }) {
  return (
    <output className={styles.loading}>
      <Skeleton className={styles.skeleton} />
      {children}
    </output>
  );
}
