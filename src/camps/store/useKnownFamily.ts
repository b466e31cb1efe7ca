import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '#base/useApp.ts';
import type { KnownFamily } from '#camps/rules/list/familyWishes.ts';

const none = createStore<KnownFamily>(() => ({ zip: '', children: [] }));

/** The ZIP code and the children of the profile. A device without a family fetches no code for it. */
export function useKnownFamily(): KnownFamily {
  const { knownFamily, hasFamily } = useApp();
  return useStore(hasFamily() ? knownFamily : none);
}
