import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { MapKey } from './mapKey.ts';

/** Whether this site has a map; the first component to use this starts the request. */
export function useMapKey(): MapKey {
  return useStore(useApp().mapKey);
}
