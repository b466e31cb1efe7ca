import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapLoading.module.css';

/** While the map's code is fetched, and until its first picture stands. */
export function MapLoading({ text }: { text: string }) {
  return (
    <output className={styles.loading}>
      <Skeleton className={styles.bone} />
      {text}
    </output>
  );
}
