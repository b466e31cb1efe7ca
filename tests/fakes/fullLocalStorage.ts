/** A browser's localStorage that takes nothing new until it has room. */
export function fullLocalStorage() {
  const stored = new Map<string, string>();
  let hasRoom = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  return { open: () => storage, makeRoom: () => void (hasRoom = true) };
}
