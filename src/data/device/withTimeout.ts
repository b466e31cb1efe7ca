import type { Clock } from './clock.ts';

/** The answer, or `tooLate` after `ms`: storage that is held by somebody says neither yes nor no. */
export async function withTimeout<T>(
  answer: PromiseLike<T>,
  clock: Clock,
  ms: number,
  tooLate: () => Error,
): Promise<T> {
  let cancel: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => reject(tooLate()));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel?.();
  }
}
