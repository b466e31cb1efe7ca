import { useApp } from '../useApp.ts';

/** Erases everything of Camply on this device. Rejects when it could not. */
export function useEraseDevice(): () => Promise<void> {
  const { store } = useApp();
  return async () => {
    const { eraseDevice } = await import('./eraseDevice.ts');
    await eraseDevice({
      store,
      localStorage: () => localStorage,
      sessionStorage: () => sessionStorage,
      caches: 'caches' in globalThis ? globalThis.caches : undefined,
    });
  };
}
