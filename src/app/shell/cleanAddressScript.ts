/** What a form or a server may have put into an address, and no page of ours reads from there. */
const SECRETS = ['password', 'email', 'access_token', 'refresh_token'];

/**
 * Takes what is secret out of the address, and of this entry of the history, before anything else reads or sends it. Runs
 * in <head> as text, so it may use nothing from outside itself.
 */
function cleanAddress(secrets: readonly string[]): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  // Whoever has it can open a family's plan, or join a circle.
  const isRoom = /^\/(?:shared|matches)\/*$/.test(pathname) && hash !== '';
  if (isRoom) window.camplyRoom = hash.slice(1);
  if (!isRoom && !secrets.some((name) => query.has(name))) return;
  for (const name of secrets) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', pathname + rest + (isRoom ? '' : hash));
}

declare global {
  interface Window {
    /** The secret of the link that opened /shared or /matches, which is not in the address any more; useLink.ts takes it. */
    camplyRoom?: string | undefined;
  }
}

export const cleanAddressScript = `(${cleanAddress.toString()})(${JSON.stringify(SECRETS)})`;
