/**
 * Pages whose whole address is a right: who reads it can change somebody's listing, sign in as somebody, or read a
 * family's plan; and where passwords are typed. No script of others runs in their document, not even a counter that was
 * allowed.
 */
export const isPrivatePage = (path: string): boolean =>
  /^\/(?:my-listing|login|reset-password|bring)\/*$/.test(path);
