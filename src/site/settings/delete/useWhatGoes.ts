import { type ProfileStore, settingsCopy } from '#family/family.ts';
import { useKeptCounts } from './useKeptCounts.ts';

const copy = settingsCopy.erase;

/** What would be lost, in words: a line for each kind that there is. */
export function useWhatGoes(profile: ProfileStore): readonly string[] {
  const counts = useKeptCounts(profile);
  const kinds = ['children', 'planned', 'favorites', 'notes', 'waiting', 'submissions'] as const;
  return kinds.flatMap((kind) => (counts[kind] > 0 ? [copy[kind](counts[kind])] : []));
}
