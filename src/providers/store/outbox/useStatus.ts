import { useEffect, useState } from 'react';
import { useApp } from '#base/useApp.ts';
import type { LookupResult } from './outbox.ts';

/** The last response stays while the server is unreachable. */
type Known = { state: LookupResult['state'] | 'asking'; answer: LookupResult['answer'] };

export type StatusQuery = Known & { again: () => void };

const ASKING: Known = { state: 'asking', answer: null };

/**
 * The server's status of a submission: requested when the page is opened, visible again, back online, and whenever
 * `version` changes. The last one stays until the next one arrives.
 */
export function useStatus(
  { id, secret }: { id: string; secret: string },
  version: string,
): StatusQuery {
  const { outbox } = useApp();
  const [looked, setLooked] = useState(ASKING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const next = await (await outbox()).look(id, secret);
      if (!isWanted) return;
      // An old status is better than none; the page marks it as old.
      setLooked((last) => (next.state === 'unreachable' ? { ...next, answer: last.answer } : next));
    };
    const unreachable = () => isWanted && setLooked((last) => ({ ...last, state: 'unreachable' }));
    const ask = () => {
      if (document.visibilityState !== 'hidden') look().catch(unreachable);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version or round is the reason to ask again
  }, [outbox, id, secret, version, round]);
  return { ...looked, again: () => setRound(round + 1) };
}
