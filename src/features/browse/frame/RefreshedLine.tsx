import { useSyncStatus } from '#data/directory/useSyncStatus.ts';
import { momentLabel } from '#domain/day/moment.ts';
import styles from './RefreshedLine.module.css';

/** How fresh the camps on this device are. Subscribes by itself, so that a sync renders only this line. */
export function RefreshedLine() {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const hasFailed = useSyncStatus((sync) => sync.problem !== null);
  if (refreshedAt === null) return null;
  return (
    <p className={styles.line}>
      Camps refreshed{' '}
      <time dateTime={new Date(refreshedAt).toISOString()}>{momentLabel(refreshedAt)}</time>
      {hasFailed && '. The last try did not get through; these are the ones kept on this phone.'}
    </p>
  );
}
