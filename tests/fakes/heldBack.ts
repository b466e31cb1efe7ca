import type { Delivery } from './aProvider.ts';

/** A gate: requests wait until it is opened. */
export function gate() {
  const control = new AbortController();
  const closed = new Promise<void>((resolve) => {
    control.signal.addEventListener('abort', () => resolve());
  });
  return { closed, open: () => control.abort() };
}

/** The answer is that of the moment the request arrived, and comes when the gate opens. */
export const heldBack =
  (closed: Promise<void>): Delivery =>
  async (reach) => {
    const answer = reach();
    await closed;
    return answer;
  };
