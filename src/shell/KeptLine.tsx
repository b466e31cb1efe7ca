import { useDirectory } from '#data/react.ts';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './MenuLinks.module.css';
import { shortDay } from './shortDay.ts';

/** What of the camps is on this phone already. */
export function KeptLine() {
  const directory = useDirectory();
  if (directory.status !== 'ready') return null;
  return (
    <p className={styles.kept}>
      <Glyph name="check" />
      On this phone: {directory.directory.camps.length} camps, saved{' '}
      {shortDay(directory.refreshedAt)}
    </p>
  );
}
