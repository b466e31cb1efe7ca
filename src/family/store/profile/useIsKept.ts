import { useSyncExternalStore } from 'react';
import type { ProfileStore } from './ProfileStore.ts';

/** Whether the browser has stored the last change; true until the store is loaded. */
export const useIsKept = (store: ProfileStore | null): boolean =>
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState().isKept ?? true,
    () => true,
  );

const never = () => () => undefined;
