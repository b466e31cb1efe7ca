import type { TabSignals } from '#base/device/tabSignals.ts';

export type FakeTab = TabSignals & {
  show(): void;
  hide(): void;
  leave(): void;
};

/** A browser tab; visible at first. */
export function fakeTab(): FakeTab {
  const listeners = new Set<(signal: 'back' | 'leaving') => void>();
  const emit = (signal: 'back' | 'leaving') => {
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
      emit('back');
    },
    hide() {
      isVisible = false;
    },
    leave() {
      isVisible = false;
      emit('leaving');
    },
  };
}
