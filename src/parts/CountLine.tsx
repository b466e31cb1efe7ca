import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The spec's count (spec 2). */
export const countWords = (shown: number, total: number) => `Showing ${shown} of ${total} camps`;

type CountLineProps = {
  /** Null while there is nothing to count: the line keeps its height. */
  count: { shown: number; total: number } | null;
  className?: string | undefined;
  /** Read out when it changes. One line per page does. */
  announced?: boolean;
};

/** How many camps the filters leave. The eye sees it at once; the ear hears it when typing pauses. */
export function CountLine({ count, className, announced = false }: CountLineProps) {
  const words = count === null ? '\u00A0' : countWords(count.shown, count.total);
  return (
    <>
      <p className={className}>{words}</p>
      {announced && <Announcement words={words.trim()} />}
    </>
  );
}

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
