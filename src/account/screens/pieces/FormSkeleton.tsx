import { Skeleton } from '#ui/Skeleton.tsx';
import styles from '../Account.module.css';

/** A skeleton in the shape of a form, until the right form is known and loaded. */
export const FormSkeleton = ({ title }: { title?: string }) => (
  <div className="stack gap-90" aria-busy="true">
    {title !== undefined && <h1>{title}</h1>}
    <Skeleton className={styles.skeleton} />
  </div>
);
