/**
 * Whether a page must run no third-party script, not even an allowed counter: the address itself grants access (to edit
 * a listing, to sign in, to read a family's plan or to join a circle), or passwords are typed on it.
 */
export const isPrivatePage = (path: string): boolean =>
  /^\/(?:my-listing|login|reset-password|bring|shared|matches)\/*$/.test(path);
