import { useStore } from 'zustand';
import type { ProfileState, ProfileStore } from './ProfileStore.ts';
import { useLoaded } from '#base/device/useLoaded.ts';
import { useApp } from '#base/useApp.ts';

/** The family's profile, live across tabs. */
export const useProfile = (store: ProfileStore): ProfileState => useStore(store);

/** Null until its code is loaded; read it with zustand's useStore. The boundary around it shows a failed load. */
export const useProfileStore = (): ProfileStore | null => useLoaded(useApp().profile);
