import { useStore } from 'zustand';
import type { ProfileState, ProfileStore } from './ProfileStore.ts';

/** The family's profile, live across tabs. */
export const useProfile = (store: ProfileStore): ProfileState => useStore(store);
