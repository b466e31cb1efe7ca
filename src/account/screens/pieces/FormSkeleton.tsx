import { Skeleton } from '#ui/Skeleton.tsx';
import styles from '../Account.module.css';

/** In the shape of a form, until its code is here or it is known which one. */
export const FormSkeleton = ({ title }: { title?: string }) => (
  <div className={styles.opening} aria-busy="true">
    {title !== undefined && <h1>{title}</h1>}
    <Skeleton className={styles.skeleton} />
  </div>
);
