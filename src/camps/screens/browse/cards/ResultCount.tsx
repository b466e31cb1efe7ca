import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export const resultCountText = (shown: number, total: number) =>
  `Showing ${shown} of ${total} camps`;

type ResultCountProps = {
  /** Null while there is nothing to count: the line still takes its space. */
  count: { shown: number; total: number } | null;
  className?: string | undefined;
  /** Announced to screen readers when it changes; set on one line per page. */
  announced?: boolean;
};

/** How many camps the filters leave: shown at once, announced when typing pauses. */
export function ResultCount({ count, className, announced = false }: ResultCountProps) {
  const text = count === null ? '' : resultCountText(count.shown, count.total);
  return (
    <>
      <p className={classes(className, count === null && 'invisible')}>{text || UNKNOWN}</p>
      {announced && <Announcement text={text} />}
    </>
  );
}

// About as wide as the count will be, so that it wraps where the count will.
const UNKNOWN = 'Counting all the camps';

const PAUSE_MS = 800;

function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
