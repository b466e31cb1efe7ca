import { type ProfileStore, settingsCopy } from '#family/family.ts';
import { useSavedCounts } from './useSavedCounts.ts';

const copy = settingsCopy.erase;

/** What would be lost, in words: a line for each kind that there is. */
export function useWhatGoes(profile: ProfileStore): readonly string[] {
  const counts = useSavedCounts(profile);
  const kinds = ['children', 'planned', 'favorites', 'notes', 'waiting', 'submissions'] as const;
  return kinds.flatMap((kind) => (counts[kind] > 0 ? [copy[kind](counts[kind])] : []));
}
