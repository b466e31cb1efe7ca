import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ResultCount.module.css';

/** The spec's count (spec 2). */
export const resultCountText = (shown: number, total: number) =>
  `Showing ${shown} of ${total} camps`;

type CountLineProps = {
  /** Null while there is nothing to count: the line keeps its room. */
  count: { shown: number; total: number } | null;
  className?: string | undefined;
  /** Read out when it changes. One line per page does. */
  announced?: boolean;
};

/** How many camps the filters leave. The eye sees it at once; the ear hears it when typing pauses. */
export function ResultCount({ count, className, announced = false }: CountLineProps) {
  const words = count === null ? '' : resultCountText(count.shown, count.total);
  return (
    <>
      <p className={classes(className, count === null && styles.unknown)}>{words || UNKNOWN}</p>
      {announced && <Announcement words={words} />}
    </>
  );
}

// About as wide as the count will be, so that it wraps where the count will.
const UNKNOWN = 'Counting all the camps';

const PAUSE_MS = 800;

function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
