/** Of the error of a full disk, which `data` wraps. */
export const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFull' in error && error.isFull === true;
