import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type TakenPass, takePass } from '#planner/store/pass/takePass.ts';

type NoPass = Exclude<TakenPass['state'], 'paid'> | 'notKept';

/** Checkouts take a minute or two: often in the first ten minutes, then rarely, for a bank's transfer takes days. */
const OFTEN_MS = 5000;
const RARELY_MS = 60_000;
const OFTEN = 120;

/** A page may show the fee twice: it asks once, for each answer with a pass is one phone of five. */
const asked = new Map<string, Promise<TakenPass>>();
function takeOnce(reference: string): Promise<TakenPass> {
  const answer = asked.get(reference) ?? takePass(reference);
  asked.set(reference, answer);
  return answer.finally(() => asked.delete(reference));
}

/**
 * Asks for the pass of a reference while the page is visible, and at once when somebody comes back to it. Null: nothing is asked.
 * `state`: why there is none, null before the first answer. `onPass` resolves to whether it is kept: what came is kept again by the next
 * call, and not asked for twice.
 */
export function useAwaitedPass(
  reference: string | null,
  onPass: (pass: string) => Promise<boolean>,
): { state: NoPass | null; ask: () => void } {
  const [answer, setAnswer] = useState<{ of: string; state: NoPass } | null>(null);
  const again = useRef<() => void>(() => {});
  const take = useEffectEvent(onPass);

  useEffect(() => {
    if (reference === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isOver = false;
    let times = 0;
    let paid: TakenPass | null = null;
    async function ask(of: string): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOver || document.hidden) return;
      isAsking = true;
      times += 1;
      // A bug is as good as no answer here: the next try may work.
      const taken = paid ?? (await takeOnce(of).catch(() => ({ state: 'unreachable' }) as const));
      // A pass that comes late is a phone of five all the same: it is kept.
      if (taken.state === 'paid') {
        paid = taken;
        const isKept = await take(taken.pass);
        isAsking = false;
        if (!isKept && !isOver) setAnswer({ of, state: 'notKept' });
        isOver ||= isKept;
        return;
      }
      isAsking = false;
      if (isOver) return;
      setAnswer({ of, state: taken.state });
      isOver = taken.state === 'reversed' || taken.state === 'used up';
      if (!isOver) timer = setTimeout(() => void ask(of), times < OFTEN ? OFTEN_MS : RARELY_MS);
    }
    const now = () => void ask(reference);
    again.current = now;
    document.addEventListener('visibilitychange', now);
    now();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [reference]);

  return {
    state: answer !== null && answer.of === reference ? answer.state : null,
    ask: () => again.current(),
  };
}
