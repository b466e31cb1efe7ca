import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapLoading.module.css';

/** Covers the map until its first complete frame; `children` is the message. */
export function MapLoading({ children }: { children: string }) {
  return (
    <output className={styles.loading}>
      <Skeleton className={styles.skeleton} />
      {children}
    </output>
  );
}
