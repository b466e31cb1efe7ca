/** The cause of an error after a timeout. */
export const NO_ANSWER = 'no answer';

/** The device's storage failed and reopening it did not help. `cause` is the browser's error. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'storage failed', { cause });
  }

  get isFull(): boolean {
    return isQuotaExceeded(this.cause);
  }
}

/** On a full disk the transaction aborts with the reason as its inner error. */
export function isQuotaExceeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return isQuotaExceeded('inner' in error ? error.inner : undefined);
}
