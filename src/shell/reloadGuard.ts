const key = 'camply:reloaded-at';
const leastPauseMs = 60_000;

/**
 * Says once a minute that the page may reload itself, and remembers it. A broken deployment must
 * not send a phone round in circles.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(key) ?? 0);
    if (now - last < leastPauseMs) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage nothing could stop the circle.
    return false;
  }
}
