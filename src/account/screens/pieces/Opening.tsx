import { Skeleton } from '#ui/Skeleton.tsx';
import styles from '../Account.module.css';

/** In the shape of a form, until it is known which one. */
export function Opening({ title }: { title: string }) {
  return (
    <div className={styles.opening} aria-busy="true">
      <h1>{title}</h1>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
