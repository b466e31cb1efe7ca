/**
 * Whether the network, the server or our code on it gave no answer. Any other error is a bug: never "no signal". By name:
 * who asks need not load the code that throws them. `ChunkError`: code that did not arrive (src/ui/chunkError.ts).
 */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && /^(?:Chunk|NoAnswer|Remote|Abort|Timeout)Error$/.test(error.name);

/**
 * Tells whether this device failed, not the network. OtherFamilyError counts as storage: its screen goes in the same
 * moment.
 */
export const isOfStorage = (error: unknown): boolean =>
  error instanceof Error && /^(?:Storage|OtherFamily)Error$/.test(error.name);

/** Logs a failure that the screen shows as missing, unless the network or the storage caused it. */
export function logBug(error: unknown): void {
  if (!isNoAnswer(error) && !isOfStorage(error)) console.error(error);
}
