import type { Clock } from './clock.ts';

/** The result of `work`, or `timeoutError` after `ms`: storage that another tab holds never responds. */
export async function withTimeout<T>(
  work: PromiseLike<T>,
  clock: Clock,
  ms: number,
  timeoutError: () => Error,
): Promise<T> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => reject(timeoutError()));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    cancel?.();
  }
}
