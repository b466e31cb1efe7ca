/** Tells whether an error was caused by a full disk. */
export const isStorageFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFull' in error && error.isFull === true;
