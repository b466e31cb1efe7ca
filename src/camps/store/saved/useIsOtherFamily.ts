import { useStore } from 'zustand';
import { useLazy } from '#base/device/useLazy.ts';
import { useApp } from '#base/useApp.ts';

/** Returns App's value. If its code does not load, the surrounding boundary reports it. */
export function useIsOtherFamily(): boolean | null {
  const { profile, isOtherFamily } = useApp();
  useLazy(profile);
  return useStore(isOtherFamily);
}
