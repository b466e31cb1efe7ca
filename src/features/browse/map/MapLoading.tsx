import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapLoading.module.css';

/** Shown until the first complete picture of the map. */
export function MapLoading({ text }: { text: string }) {
  return (
    <output className={styles.loading}>
      <Skeleton className={styles.skeleton} />
      {text}
    </output>
  );
}
