import { useState } from 'react';
import type { SavedCamp } from '#camps/store/saved/familyRows.ts';
import { useApp } from '#base/useApp.ts';
import { listingState } from '#camps/words/camp/listingState.ts';
import { saveToasts } from '../parts/saveToasts.ts';

/** The saved camps, and at their old positions those removed since the page was opened. */
export function useSavedList(saved: readonly SavedCamp[] | null) {
  const { family } = useApp();
  const [removed, setRemoved] = useState<readonly SavedCamp[]>([]);
  const isSaved = (campId: string) => saved?.some((camp) => camp.campId === campId) === true;
  const rows = [
    ...(saved ?? []).map((camp) => ({ camp, isRemoved: false })),
    ...removed.filter(({ campId }) => !isSaved(campId)).map((camp) => ({ camp, isRemoved: true })),
  ].toSorted((a, b) => b.camp.savedAt - a.camp.savedAt);

  const setFavorite = async (camp: SavedCamp, isFavorite: boolean) => {
    const providerName = camp.name ?? listingState.unnamed;
    try {
      const named = camp.name === undefined ? camp.campId : { id: camp.campId, providerName };
      await (await family()).setFavorite(named, isFavorite, camp.savedAt);
    } catch (error) {
      saveToasts.onError({ providerName }, error);
    }
  };
  return {
    rows,
    remove: (camp: SavedCamp) => {
      setRemoved([...removed.filter(({ campId }) => campId !== camp.campId), camp]);
      void setFavorite(camp, false);
    },
    undo: (camp: SavedCamp) => void setFavorite(camp, true),
  };
}
