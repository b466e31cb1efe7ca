import { useEffect, useEffectEvent, useState } from 'react';

/** How long a discarded thing can be brought back. */
const UNDO_MS = 10_000;

type Pending = { id: string; at: number };

/**
 * Things that are about to be discarded: hidden at once, gone after ten seconds, or when the page is left or put
 * away. `commit` does it.
 */
export function useUndoable(commit: (id: string) => void) {
  const [pending, setPending] = useState<readonly Pending[]>([]);

  const finish = useEffectEvent((ids: readonly string[]) => {
    setPending((now) => now.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) commit(id);
  });
  const finishAll = useEffectEvent(() => finish(pending.map(({ id }) => id)));

  const first = pending[0];
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => finish([first.id]), first.at + UNDO_MS - Date.now());
    return () => clearTimeout(timer);
  }, [first]);

  useEffect(() => {
    // The last moment in which a phone surely lets a page write.
    const onHidden = () => document.visibilityState === 'hidden' && finishAll();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      finishAll();
    };
  }, []);

  return {
    isPending: (id: string) => pending.some((one) => one.id === id),
    begin: (id: string) => setPending([...pending, { id, at: Date.now() }]),
    undo: (id: string) => setPending(pending.filter((one) => one.id !== id)),
  };
}
