/**
 * Pages whose whole address is a right: who reads it can change somebody's listing, or sign in as somebody; and
 * where passwords are typed. No script of others runs in their document, not even a counter that was allowed.
 */
export const isPrivatePage = (path: string): boolean =>
  /^\/(?:my-listing|login|reset-password)\/*$/.test(path);
