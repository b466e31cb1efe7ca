import { useStore } from 'zustand';
import { useApp } from '../useApp.ts';
import { useProfileStore } from './useProfileStore.ts';

/** As in App; where the code that knows it does not arrive, the boundary around says so. */
export function useIsOtherFamily(): boolean | null {
  useProfileStore();
  return useStore(useApp().isOtherFamily);
}
