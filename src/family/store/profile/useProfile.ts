import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ProfileState, ProfileStore } from './ProfileStore.ts';
import { useLoaded } from '#base/device/useLoaded.ts';
import type { Live } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';

/** The family's profile, live across tabs. */
export const useProfile = (store: ProfileStore): ProfileState => useStore(store);

const UNCHANGED: Live<Pick<ProfileState, 'isKept'>> = createStore(() => ({ isKept: true }));

/** Whether the browser has stored the last change; true until the store is loaded. */
export const useIsKept = (store: ProfileStore | null): boolean =>
  useStore(store ?? UNCHANGED, ({ isKept }) => isKept);

/** Null until its code is loaded; read it with zustand's useStore. The boundary around it shows a failed load. */
export const useProfileStore = (): ProfileStore | null => useLoaded(useApp().profile);
