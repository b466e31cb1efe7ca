import { useEffect, useState } from 'react';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { useApp } from '#base/useApp.ts';
import { useOnline } from '#ui/useOnline.ts';

/** Requests the submissions' status when the page opens, is visible again or back online. Returns whether it loads. */
export function useRefresh(entries: readonly OutboxEntry[] | null): boolean {
  const { outbox } = useApp();
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const hasAny = entries?.some(({ server }) => server !== null) === true;
  useEffect(() => {
    if (!hasAny || !isOnline) return undefined;
    let isWanted = true;
    const ask = async () => {
      setIsAsking(true);
      try {
        await (await outbox()).refresh();
      } catch (error) {
        console.error('Could not ask where submissions stand', error);
      }
      if (isWanted) setIsAsking(false);
    };
    const askWhenSeen = () => {
      if (document.visibilityState !== 'hidden') void ask();
    };
    askWhenSeen();
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [outbox, hasAny, isOnline]);
  return isAsking;
}
