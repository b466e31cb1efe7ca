import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FirstMinute.module.css';

/** As large as the form with its week, so that nothing below moves when they come. */
export const FirstMinuteSkeleton = () => (
  <div className={styles.pair}>
    <Skeleton className={styles.formRoom} />
    <Skeleton className={styles.weekRoom} />
  </div>
);

/** Reads what the family keeps, which needs Dexie, and draws days: more than a page may weigh from its start. */
export const FirstMinuteLazy = lazyPart(
  async () => (await import('./FirstMinute.tsx')).FirstMinute,
  { fallback: <FirstMinuteSkeleton /> },
);
