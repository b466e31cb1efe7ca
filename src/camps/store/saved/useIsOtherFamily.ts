import { useStore } from 'zustand';
import { useLazy } from '#base/device/useLazy.ts';
import { useApp } from '#base/useApp.ts';

/** As in App; where the code that knows it does not arrive, the boundary around says so. */
export function useIsOtherFamily(): boolean | null {
  const { profile, isOtherFamily } = useApp();
  useLazy(profile);
  return useStore(isOtherFamily);
}
