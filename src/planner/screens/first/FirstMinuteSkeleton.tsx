import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FirstMinute.module.css';

/** As large as the form with its week, so that nothing below moves when they come. */
export const FirstMinuteSkeleton = () => (
  <div className={styles.pair}>
    <Skeleton className={styles.formRoom} />
    <Skeleton className={styles.weekRoom} />
  </div>
);
