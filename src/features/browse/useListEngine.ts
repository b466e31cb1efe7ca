import { useEffect, useState } from 'react';
import type { listEngine } from './listEngine.ts';

type ListEngine = typeof listEngine;

let engine: ListEngine | null = null;

/** Null until its code is here. A page that cannot fetch its parts is told by the shell (vite:preloadError). */
export function useListEngine(): ListEngine | null {
  const [here, setHere] = useState(engine);
  useEffect(() => {
    if (here !== null) return undefined;
    let isWanted = true;
    const fetchIt = async () => {
      engine = (await import('./listEngine.ts')).listEngine;
      if (isWanted) setHere(engine);
    };
    // Without a connection it comes with the next one.
    const tryIt = () => void fetchIt().catch(() => undefined);
    tryIt();
    window.addEventListener('online', tryIt);
    return () => {
      isWanted = false;
      window.removeEventListener('online', tryIt);
    };
  }, [here]);
  return here;
}
