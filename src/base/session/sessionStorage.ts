import { attempt } from '../device/attempt.ts';

/** The storage of the session: localStorage, or this tab's memory if the browser refuses that. */
export type SessionStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** `onChange`: called after each write, auth-js's own among them. */
export function createSessionStorage(
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  onChange: () => void,
): SessionStorage {
  // Also what localStorage did not take: a private window, a full disk.
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => localStorage().getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = attempt(() => {
        localStorage().setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      onChange();
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => localStorage().removeItem(key));
      onChange();
    },
  };
}

/** Makes a storage that lasts as long as this tab. */
export function memoryStorage(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
