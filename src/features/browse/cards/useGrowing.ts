import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * How many of a long list are drawn, and a ref for the first place that waits. At first only what is
 * near the screen: eighty cards in one go block a slow phone for a second. Once the person has begun, or
 * after a while, the rest follows in small steps while nobody needs the page.
 */
export function useGrowing(total: number, first: number, step: number) {
  const [drawn, setDrawn] = useState(first);
  const [next, setNext] = useState<Element | null>(null);
  const hasBegun = useHasBegun();
  useEffect(() => {
    if (next === null || drawn >= total) return undefined;
    const grow = () => setDrawn(drawn + step);
    return hasBegun ? whenIdle(grow) : whenNear(next, grow);
  }, [drawn, hasBegun, next, step, total]);
  return { drawn: Math.min(drawn, total), nextRef: setNext };
}

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
// Searching in the page and screen readers that give no sign get the whole list too.
const AT_THE_LATEST_MS = 8000;

/** Whether the person has scrolled, pressed or moved the focus. */
function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    const begun = new AbortController();
    const begin = () => {
      begun.abort();
      setHasBegun(true);
    };
    const { signal } = begun;
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal });
    const pause = setTimeout(begin, AT_THE_LATEST_MS);
    return () => {
      begun.abort();
      clearTimeout(pause);
    };
  }, []);
  return hasBegun;
}

/** Half a screen ahead. Answers how to call it off. */
function whenNear(place: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) work();
    },
    { rootMargin: '50%' },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
