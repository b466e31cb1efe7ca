/**
 * Whether the network, the server or our code on it gave no answer. Any other error is a bug: never "no signal". By name:
 * who asks need not load the code that throws them. `ChunkError`: code that did not arrive (src/ui/chunkError.ts).
 */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && /^(?:Chunk|NoAnswer|Remote|Abort|Timeout)Error$/.test(error.name);

/** Logs a failure that the screen shows as missing, unless the network or the storage caused it. */
export function logBug(error: unknown): void {
  const isOfStorage = error instanceof Error && error.name === 'StorageError';
  if (!isNoAnswer(error) && !isOfStorage) console.error(error);
}
