import { useStore } from 'zustand';
import { useLoaded } from '#base/device/useLoaded.ts';
import { useApp } from '#base/useApp.ts';

/** Returns App's value. If its code does not load, the surrounding boundary reports it. */
export function useIsOtherFamily(): boolean | null {
  const { profile, isOtherFamily } = useApp();
  useLoaded(profile);
  return useStore(isOtherFamily);
}
