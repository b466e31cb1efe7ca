import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '#family/family.ts';
import type { Live } from '#base/storage/live.ts';
import { POPULAR_KEY } from '#base/storage/storageKeys.ts';
import { type PopularMemory, readPopularMemory } from '#planner/rules/popular/popularMemory.ts';

export type KeptPopularMemory = {
  live: Live<PopularMemory>;
  /** Changes what is stored now, by whichever tab. False where the browser does not keep it. */
  change: (next: (memory: PopularMemory) => PopularMemory) => boolean;
};

export function keepPopularMemory(
  localStorage: KeyValueStorage,
  onOtherTab = (listener: () => void): void => window.addEventListener('storage', listener),
): KeptPopularMemory {
  /** What the browser refused to keep: it lasts as long as the tab. */
  let unkept: PopularMemory | null = null;
  const live = createStore<PopularMemory>(read);

  function read(): PopularMemory {
    if (unkept !== null) return unkept;
    try {
      return readPopularMemory(localStorage().getItem(POPULAR_KEY));
    } catch {
      return readPopularMemory(null);
    }
  }

  function isKept(memory: PopularMemory): boolean {
    try {
      localStorage().setItem(POPULAR_KEY, JSON.stringify(memory));
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
      unkept = isKept(memory) ? null : memory;
      live.setState(memory, true);
      return unkept === null;
    },
  };
}
