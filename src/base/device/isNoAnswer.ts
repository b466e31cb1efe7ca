/**
 * Whether the network, the server or our code on it gave no response. Other errors are bugs. Compared by name, so that
 * callers need not load the code that throws it. `ChunkError`: code that did not arrive (src/ui/chunkError.ts).
 */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && /^(?:Chunk|NoAnswer|Remote|Abort|Timeout)Error$/.test(error.name);

/** Whether this device's storage failed, not the network. */
export const isOfStorage = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StorageError';

/** Logs a failure that the screen shows as missing, unless the network or the storage caused it. */
export function logBug(error: unknown): void {
  if (!isNoAnswer(error) && !isOfStorage(error)) console.error(error);
}
