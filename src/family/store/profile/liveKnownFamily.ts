import { createStore } from 'zustand/vanilla';
import type { Live } from '#base/storage/live.ts';
import type { KnownFamily } from '#camps/rules/list/familyFilters.ts';
import { knownFamily } from '#family/rules/knownFamily.ts';
import type { ProfileStore } from './ProfileStore.ts';

/** What lists and the comparison know of the family, live. */
export function liveKnownFamily(profile: ProfileStore): Live<KnownFamily> {
  const known = createStore(() => knownFamily(profile.getState().profile));
  const follow = () => known.setState(knownFamily(profile.getState().profile), true);
  return {
    ...known,
    subscribe(listener) {
      const stops = [known.subscribe(listener), profile.subscribe(follow)];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
