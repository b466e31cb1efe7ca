import type { TabSignals } from '#data/device/tabSignals.ts';

export type FakePage = TabSignals & {
  show(): void;
  hide(): void;
  leave(): void;
};

/** A tab that is looked at, or not. */
export function fakePage(): FakePage {
  const listeners = new Set<(signal: 'back' | 'leaving') => void>();
  const tell = (signal: 'back' | 'leaving') => {
    for (const listener of listeners) listener(signal);
  };
  let isVisible = true;
  return {
    isVisible: () => isVisible,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show() {
      isVisible = true;
      tell('back');
    },
    hide() {
      isVisible = false;
    },
    leave() {
      isVisible = false;
      tell('leaving');
    },
  };
}
