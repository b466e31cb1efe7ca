import { useSyncExternalStore } from 'react';

/** Matches an open sheet, but not one that is closing. */
export const OPEN_SHEET = 'dialog[open][data-leaving=false]';

function findSheet(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(OPEN_SHEET);
  return focused ?? document.querySelector<HTMLElement>(OPEN_SHEET);
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Tells that a sheet has opened or closed. Its `close` event comes too late: by then the element has left the page. */
export const announceSheet = (): void => listeners.forEach((onChange) => onChange());

/** The sheet that is open: messages outside of it are neither seen nor read out. */
export const useOpenSheet = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, findSheet, () => null);
