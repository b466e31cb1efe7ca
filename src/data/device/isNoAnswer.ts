/**
 * Names of errors that only say "not now". Compared by name: who asks need not load the code that throws them.
 * `ChunkError`: code that did not arrive (src/ui/chunkError.ts).
 */
const NAMES = new Set(['ChunkError', 'NoAnswerError', 'RemoteError', 'AbortError', 'TimeoutError']);

/** Whether the network, the server or our code on it gave no answer. Any other error is a bug: never "no signal". */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && NAMES.has(error.name);
