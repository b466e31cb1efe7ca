/** Tells whether an error was caused by a full disk. */
export const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFull' in error && error.isFull === true;
