export const reloads = { key: 'camply:reloaded-at', leastPauseMs: 60_000 };
// Long enough for a slow answer; a download or a mail program was no leaving.
const leavingMs = 20_000;

/**
 * Says once a minute that the page may reload itself, and remembers it. A broken deployment must
 * not send a phone round in circles. `leftAt` is when somebody last began to leave the page.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  leftAt: number,
): boolean {
  // Safari and Firefox give up the parts that are on their way when a link is followed: nothing is
  // lost, and a reload would bring the old page back instead of the one that was asked for.
  if (now - leftAt < leavingMs) return false;
  try {
    const last = Number(storage.getItem(reloads.key) ?? 0);
    if (now - last < reloads.leastPauseMs) return false;
    storage.setItem(reloads.key, String(now));
    return true;
  } catch {
    // Without storage nothing could stop the circle.
    return false;
  }
}
