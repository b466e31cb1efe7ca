import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '#family/family.ts';
import type { Live } from '#base/storage/live.ts';

export type KeptMemory<T> = {
  live: Live<T>;
  /** Changes what is stored now, by whichever tab. False where the browser does not keep it. */
  change: (next: (memory: T) => T) => boolean;
};

/** What one part of the planner remembers on this phone, under `key`. `parse` takes any text, and null for none. */
export function keepMemory<T>(
  key: string,
  parse: (text: string | null) => T,
  localStorage: KeyValueStorage,
  onOtherTab = (listener: () => void): void => window.addEventListener('storage', listener),
): KeptMemory<T> {
  /** What the browser refused to keep: it lasts as long as the tab. */
  let unkept: { memory: T } | null = null;
  const live = createStore<T>(read);

  function read(): T {
    if (unkept !== null) return unkept.memory;
    try {
      return parse(localStorage().getItem(key));
    } catch {
      return parse(null);
    }
  }

  function isKept(memory: T): boolean {
    try {
      localStorage().setItem(key, JSON.stringify(memory));
      return true;
    } catch {
      return false;
    }
  }

  onOtherTab(() => live.setState(read(), true));
  return {
    live,
    change(next) {
      const memory = next(read());
      unkept = isKept(memory) ? null : { memory };
      live.setState(memory, true);
      return unkept === null;
    },
  };
}
