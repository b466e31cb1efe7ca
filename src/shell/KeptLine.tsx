import { useDirectory } from '#data/react.ts';
import { dayOfMoment } from '#domain/moment.ts';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './MenuLinks.module.css';

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
