import { useSyncStatus } from '#camps/store/directory/syncStatus.ts';
import { momentLabel } from '#base/day/moment.ts';

/** The age of the camps on this device. It has its own subscription, so that a sync renders only this line. */
export function RefreshedLine() {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const hasFailed = useSyncStatus((sync) => sync.problem !== null);
  const isInMemory = useSyncStatus((sync) => sync.isInMemory);
  if (refreshedAt === null) {
    return isInMemory ? (
      <p className="no-max soft small center">
        We can’t save the camps on this device. They’re here while this page is open.
      </p>
    ) : null;
  }
  return (
    <p className="no-max soft small center">
      Camps refreshed{' '}
      <time dateTime={new Date(refreshedAt).toISOString()}>{momentLabel(refreshedAt)}</time>
      {hasFailed && <span>. Couldn’t refresh. Showing the list saved on this device.</span>}
    </p>
  );
}
