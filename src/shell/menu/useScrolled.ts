import { useSyncExternalStore } from 'react';

/** The header gets its shadow once the page has scrolled this far, in px. */
const SCROLLED_PX = 10;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
}
