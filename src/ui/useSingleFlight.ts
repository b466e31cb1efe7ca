import { useRef, useState } from 'react';

type OneAtATime = {
  isBusy: boolean;
  /** Resolves null, and does nothing, while earlier work runs. Rejects as the work does. */
  run: <T>(work: () => Promise<T>) => Promise<T | null>;
};

/**
 * Work that a press begins, once. The second press of the same frame does nothing either: state, and a button that is
 * disabled by it, would let it through until they are drawn.
 */
export function useSingleFlight(): OneAtATime {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
