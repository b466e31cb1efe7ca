import { useEffect, useEffectEvent, useState } from 'react';
import type { Lazy } from './lazy.ts';
import { useRaise } from './useRaise.ts';

/** The result of `load`; null until it arrives. When its code does not arrive, the boundary around it shows that. */
export function useLoaded<T>(load: Lazy<T>): T | null {
  const [value, setValue] = useState(() => load.loaded());
  const raise = useRaise();
  const onLost = useEffectEvent(raise);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: T) => {
      if (isWanted) setValue(() => loaded);
    };
    load().then(show, onLost);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return value;
}
