/**
 * A page whose whole address is a right: who reads it can change somebody's listing. No script of others runs in its
 * document, not even a counter that was allowed.
 */
export const isPrivatePage = (path: string): boolean => path.replace(/\/+$/, '') === '/my-listing';
