/** Of IndexedDB. Dexie's type names `abort` only. */
type Running = {
  abort(): void;
  addEventListener?: (type: 'complete' | 'abort', listener: () => void) => void;
};

/**
 * Aborts running transactions when the page goes into the back-forward cache. It stops there in the middle of them, and
 * in WebKit every other page would wait for their tables until it comes back. Their work runs again then
 * (withReconnect.ts).
 */
export function abortWhenCached() {
  const running = new Set<Running>();
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // It is being committed.
      }
    }
  };
  // A worker and the build have no window, and no such cache.
  const page = typeof window === 'undefined' ? null : window;
  page?.addEventListener('pagehide', onHide);
  return {
    track<Transaction extends Running>(transaction: Transaction): Transaction {
      running.add(transaction);
      for (const end of ['complete', 'abort'] as const) {
        transaction.addEventListener?.(end, () => running.delete(transaction));
      }
      return transaction;
    },
    stop: () => page?.removeEventListener('pagehide', onHide),
  };
}
