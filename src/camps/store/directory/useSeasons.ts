import { useStore } from 'zustand';
import type { Season } from '#camps/rules/season/season.ts';
import { useApp } from '#base/useApp.ts';
import { useReadyDirectory } from './useDirectory.ts';

/** Today in Atlanta, YYYY-MM-DD. */
export const useToday = (): string => useStore(useApp().today);

/** The seasons this device knows; until it has a directory those the page came with. */
export function useSeasons(): readonly Season[] {
  const { served } = useApp();
  return useReadyDirectory()?.seasons ?? served.seasons;
}
