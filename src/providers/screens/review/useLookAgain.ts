import { useEffect } from 'react';

// Another reviewer may be at work, and providers send.
const EVERY_MS = 60_000;

/** Looks at once, and again while the page is visible; `look` stays the same function between renders. */
export function useLookAgain(look: (signal: AbortSignal) => Promise<void>): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look(signal);
    };
    void look(signal);
    const timer = setInterval(lookIfSeen, EVERY_MS);
    window.addEventListener('online', lookIfSeen, { signal });
    document.addEventListener('visibilitychange', lookIfSeen, { signal });
    return () => {
      clearInterval(timer);
      unmounted.abort();
    };
  }, [look]);
}
