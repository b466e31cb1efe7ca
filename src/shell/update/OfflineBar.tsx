import { useSyncStatus } from '#data/directory/useSyncStatus.ts';
import { dayOfMoment } from '#domain/day/moment.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from '../Bars.module.css';
import { useOnline } from '#ui/useOnline.ts';

/** Says that there is no signal, and how old what is shown is. */
export function OfflineBar() {
  const online = useOnline();
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  if (online) return null;
  return (
    <p className={styles.bar}>
      <Glyph name="offline" />
      {refreshedAt === null
        ? 'Offline: no camps saved on this device yet'
        : `Offline: showing camps saved ${dayOfMoment(refreshedAt)}`}
    </p>
  );
}
