import { useLoaded } from '#base/device/useLoaded.ts';
import { useApp } from '#base/useApp.ts';
import type { ProfileStore } from './ProfileStore.ts';

/** Null until its code is here; read it with zustand's useStore. Where it does not arrive the boundary around says so. */
export const useProfileStore = (): ProfileStore | null => useLoaded(useApp().profile);
