import { useReadyDirectory, useSyncStatus, useToday } from '#camps/camps.ts';
import { seasonCamps } from '#camps/rules/camp/seasonCamps.ts';
import { shownSeason } from '#camps/rules/season/currentSeason.ts';
import { BreakSchema } from '#camps/rules/season/season.ts';
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
  // As many as the page of all breaks lists: earlier seasons are on the device, too.
  const seasons = BreakSchema.options.map((name) => shownSeason(directory.seasons, name, day));
  return (
    <p className={styles.saved}>
      <Glyph name="check" />
      <span>{`${seasonCamps(directory, seasons).length} camps saved on this device, ${dayOfMoment(savedAt)}`}</span>
    </p>
  );
}
