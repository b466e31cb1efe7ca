import { useReadyDirectory, useSyncStatus, useToday } from '#camps/camps.ts';
import { listedCamps } from '#camps/rules/camp/listedCamps.ts';
import { dayOfMoment } from '#base/day/moment.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './MenuLinks.module.css';

/** How many camps are on this phone already. */
export function SavedLine() {
  const directory = useReadyDirectory();
  // Null while the camps are in memory only.
  const savedAt = useSyncStatus((sync) => sync.refreshedAt);
  const day = useToday();
  if (directory === null || savedAt === null) return null;
  return (
    <p className={styles.saved}>
      <Glyph name="check" />
      <span>{`${listedCamps(directory, day).length} camps saved on this device, ${dayOfMoment(savedAt)}`}</span>
    </p>
  );
}
