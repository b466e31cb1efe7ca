import { useDirectory } from '#data/directory/react.ts';
import { dayOfMoment } from '#domain/day/moment.ts';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './menu/MenuLinks.module.css';

/** What of the camps is on this phone already. */
export function KeptLine() {
  const directory = useDirectory();
  if (directory.status !== 'ready') return null;
  return (
    <p className={styles.kept}>
      <Glyph name="check" />
      On this phone: {directory.directory.camps.length} camps, saved{' '}
      {dayOfMoment(directory.refreshedAt)}
    </p>
  );
}
