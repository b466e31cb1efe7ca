import { useEffect, useState } from 'react';

// What stands there when the list appears; a few cards, whatever the screen.
const AT_ONCE = 2;

/**
 * Which of the wanted rows to draw now: one more with each frame, so that a long jump through a list is
 * many short tasks and not a long one. Rows from `from` on (what is on the screen) come before those above it.
 */
export function useRowByRow(wanted: readonly number[], from: number): ReadonlySet<number> {
  const [ready, setReady] = useState<ReadonlySet<number>>(
    () => new Set(Array.from({ length: AT_ONCE }, (_, row) => row)),
  );
  const missing = wanted.filter((row) => !ready.has(row));
  const next = missing.find((row) => row >= from) ?? missing[0];
  useEffect(() => {
    if (next === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      // Rows that left are drawn anew when they come back.
      setReady((before) => new Set([...wanted.filter((row) => before.has(row)), next]));
    });
    return () => cancelAnimationFrame(frame);
  }, [next, wanted]);
  return ready;
}
