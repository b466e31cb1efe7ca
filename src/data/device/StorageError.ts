/** The phone's own storage failed and could not be mended. `cause` is what the browser said. */
export class StorageError extends Error {
  override readonly name = 'StorageProblem';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'storage failed', { cause });
  }

  get isFull(): boolean {
    return isFull(this.cause);
  }
}

/** A full disk shows itself as an aborted transaction with the reason inside. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return isFull('inner' in error ? error.inner : undefined);
}
