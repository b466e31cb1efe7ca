import { useState } from 'react';
import { restoreFavorite, toggleFavorite } from '#data/family/commands.ts';
import { useSavedCamps } from '#data/family/useSavedCamps.ts';
import { savedWords } from '#content/saved.ts';
import { saveToasts } from '#parts/saveToasts.ts';

type Saved = NonNullable<ReturnType<typeof useSavedCamps>>[number];

/** The saved camps, and at their old places those that were removed since the page was opened. */
export function useSavedList() {
  const saved = useSavedCamps();
  const [removed, setRemoved] = useState<readonly Saved[]>([]);
  const isThere = (campId: string) => saved?.some((one) => one.campId === campId) === true;
  const missing = removed.filter(({ campId }) => !isThere(campId));
  const rows = [
    ...(saved ?? []).map((one) => ({ saved: one, isRemoved: false })),
    ...missing.map((one) => ({ saved: one, isRemoved: true })),
  ].toSorted((a, b) => b.saved.savedAt - a.saved.savedAt);

  const tried = async (one: Saved, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      saveToasts.onNotKept({ providerName: one.name ?? savedWords.unnamed }, error);
    }
  };
  return {
    /** Null until the phone has answered. */
    saved,
    rows,
    remove: (one: Saved) => {
      setRemoved([...removed.filter(({ campId }) => campId !== one.campId), one]);
      void tried(one, () => toggleFavorite(one.campId));
    },
    undo: (one: Saved) => void tried(one, () => restoreFavorite(one)),
  };
}
