import { useEffect, useEffectEvent, useState } from 'react';
import type { MailAnswer } from '#providers/store/mail/mailedLinks.ts';

/** The answer to the question of a page, null until it arrives; `take` shows a later one. */
export function useMailAnswer<T>(ask: () => Promise<MailAnswer<T>>) {
  const [answer, take] = useState<MailAnswer<T> | null>(null);
  const asks = useEffectEvent(ask);
  useEffect(() => {
    let isHere = true;
    async function show() {
      const next = await asks();
      if (isHere) take(next);
    }
    show().catch(console.error);
    return () => {
      isHere = false;
    };
  }, []);
  async function again() {
    take(null);
    take(await ask());
  }
  return { answer, take, again };
}
