/** The server was unreachable; nothing is known to be wrong. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}
