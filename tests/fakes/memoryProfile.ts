import { createStore } from 'zustand/vanilla';
import { stampChanges } from '#family/rules/familyRecord.ts';
import { emptyProfile, type Profile } from '#family/rules/profile.ts';
import type { ProfileState, ProfileStore } from '#family/store/profile/ProfileStore.ts';

/** A profile that lasts as long as the test. `now` stamps what a person changes. */
export function memoryProfile(
  profile: Profile = emptyProfile(),
  now: () => number = () => 1,
): ProfileStore {
  const state = createStore<ProfileState>(() => ({ profile, isKept: true, damaged: null }));
  const set = (next: Profile) => state.setState({ profile: next });
  return {
    ...state,
    change: (edit) => {
      const before = state.getState().profile;
      set(stampChanges(before, edit(before), now()));
    },
    take: (edit) => set(edit(state.getState().profile)),
    dropDamaged: () => state.setState({ damaged: null }),
  };
}
