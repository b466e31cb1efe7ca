import { useEffect, useEffectEvent } from 'react';

// Safari refuses more than 100 history changes in 30 s: typing and dragging make hundreds.
const PAUSE_MS = 150;

/**
 * Calls `send` once when `waiting` has stayed the same for a moment; null: nothing waits. It is called at once when the focus
 * leaves: a press on a link takes the focus first, and "Back" then returns to an address that has what was entered.
 */
export function useAfterPause(waiting: unknown, send: () => void): void {
  const onPause = useEffectEvent(send);
  useEffect(() => {
    if (waiting === null) return undefined;
    function stop() {
      clearTimeout(pause);
      document.removeEventListener('focusout', sendNow);
    }
    function sendNow() {
      stop();
      onPause();
    }
    const pause = setTimeout(sendNow, PAUSE_MS);
    document.addEventListener('focusout', sendNow);
    return stop;
  }, [waiting]);
}
