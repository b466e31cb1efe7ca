import { useEffect, useState } from 'react';
import type { listEngine } from './listEngine.ts';

export type ListEngine = typeof listEngine;

let engine: ListEngine | null = null;

/** Returns null until its code is loaded. `isLost`: loading failed, and the browser will not retry. */
export function useListEngine(): { engine: ListEngine | null; isLost: boolean } {
  const [here, setHere] = useState(engine);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (here !== null) return undefined;
    let isWanted = true;
    const fetchIt = async () => {
      engine = (await import('./listEngine.ts')).listEngine;
      if (isWanted) setHere(engine);
    };
    // Without a connection it comes with the next one.
    const tryIt = () => void fetchIt().catch(() => setIsLost(isWanted));
    // In a task of its own: a page that wakes up has enough to do.
    const soon = setTimeout(tryIt);
    window.addEventListener('online', tryIt);
    return () => {
      isWanted = false;
      clearTimeout(soon);
      window.removeEventListener('online', tryIt);
    };
  }, [here]);
  return { engine: here, isLost: isLost && here === null };
}
