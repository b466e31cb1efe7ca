import { useDirectory } from '#data/directory/useDirectory.ts';
import { dayOfMoment } from '#domain/day/moment.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './MenuLinks.module.css';

/** How many camps are on this phone already. */
export function SavedLine() {
  const directory = useDirectory();
  if (directory.status !== 'ready') return null;
  return (
    <p className={styles.saved}>
      <Glyph name="check" />
      On this phone: {directory.directory.camps.length} camps, saved{' '}
      {dayOfMoment(directory.refreshedAt)}
    </p>
  );
}
