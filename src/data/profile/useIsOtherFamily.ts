import { useStore } from 'zustand';
import { useLazy } from '../device/useLazy.ts';
import { useApp } from '../useApp.ts';

/** As in App; where the code that knows it does not arrive, the boundary around says so. */
export function useIsOtherFamily(): boolean | null {
  const { profile, isOtherFamily } = useApp();
  useLazy(profile);
  return useStore(isOtherFamily);
}
