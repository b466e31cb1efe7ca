import { useSyncExternalStore } from 'react';

/** Matches an open sheet, but not one that is closing. */
export const OPEN_SHEET = 'dialog:modal:not([data-leaving=true])';

function findSheet(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(OPEN_SHEET);
  return focused ?? document.querySelector<HTMLElement>(OPEN_SHEET);
}

/** `close` does not bubble. */
function subscribe(changed: () => void): () => void {
  document.addEventListener('close', changed, { capture: true });
  return () => document.removeEventListener('close', changed, { capture: true });
}

/** The sheet that is open while this renders, until it closes: messages outside of it are neither seen nor read out. */
export const useOpenSheet = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, findSheet, () => null);
