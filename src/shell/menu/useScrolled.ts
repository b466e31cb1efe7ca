import { useSyncExternalStore } from 'react';

/** The header lifts off once the page has moved this far (spec 2), in px. */
const liftOff = 10;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > liftOff,
    () => false,
  );
}
