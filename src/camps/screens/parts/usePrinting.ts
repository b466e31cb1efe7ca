import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Renders synchronously: the browser captures the page after the event. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const set = (is: boolean) => flushSync(() => setIsPrinting(is));
    const print = window.matchMedia('print');
    window.addEventListener('beforeprint', () => set(true), { signal });
    window.addEventListener('afterprint', () => set(false), { signal });
    // Print previews of developer tools say it this way only.
    print.addEventListener('change', () => set(print.matches), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
