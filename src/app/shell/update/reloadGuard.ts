/**
 * Whether the page may reload itself now: once a minute, so that a broken deployment causes no reload loop. `leftAt` is
 * when a navigation away last began; both times are in ms; `key`: of sessionStorage. Also runs as text in prerendered
 * pages (build/deferredLoader.ts), so it may use nothing from outside itself.
 */
export function mayReload(now: number, leftAt: number, key: string): boolean {
  const leastPauseMs = 60_000;
  // Long enough for a slow response; after that it was a download or a mail program.
  const leavingMs = 20_000;
  // Safari and Firefox cancel requests when a link is followed. A reload would bring back the old page and lose the
  // navigation.
  if (now - leftAt < leavingMs) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < leastPauseMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage nothing could stop a reload loop.
    return false;
  }
}
