import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between the events of the browser, in which its media may still be the screen. */
const paper = { isBetween: false };

/** Whether the page is being printed, also for a part that loads meanwhile. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);

const isPrinting = () => paper.isBetween || window.matchMedia('print').matches;

/** Renders synchronously: the browser captures the page after the event. */
function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const set = (isBetween: boolean) => {
    paper.isBetween = isBetween;
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  // Print previews of developer tools say it this way only.
  window.matchMedia('print').addEventListener('change', () => flushSync(onChange), { signal });
  return () => listening.abort();
}
