import { useEffect, useMemo, useRef } from 'react';
import type { Camp } from '#domain/camp/camp.ts';
import { useFavorites, useScheduled } from '../directory/react.ts';
import { askToPersist } from '../device/storage.ts';

/** What a screen says about saving. Must stay the same object from drawing to drawing. */
export type SaveNews = {
  /** The first thing this phone keeps; `safe`: the browser agreed not to clear it by itself. */
  onFirstKept: (camp: Camp, safe: boolean) => void;
  onNotKept: (camp: Camp, error: unknown) => void;
};

/** What the heart and the plan of a camp need. */
export type Saves = {
  favorites: ReadonlySet<string>;
  scheduled: ReadonlySet<string>;
  onFavorite: (camp: Camp) => void;
  onSchedule: (camp: Camp) => void;
};

/** Hearts and plan: kept on this phone, with or without a network. The first one says what that means. */
export function useSaves({ onFirstKept, onNotKept }: SaveNews): Saves {
  const favorites = useFavorites();
  const scheduled = useScheduled();
  // Read when something is saved, not while drawing: the first heart must not draw every card anew.
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = favorites.size + scheduled.size === 0;
  }, [favorites, scheduled]);

  const actions = useMemo(() => {
    const save = async (toggle: 'toggleFavorite' | 'toggleScheduled', camp: Camp) => {
      try {
        const sayIt = isFirst.current;
        // With the storage itself: nobody saves before the page stands.
        const commands = await import('./commands.ts');
        await commands[toggle](camp);
        if (sayIt) onFirstKept(camp, await askToPersist());
      } catch (error) {
        onNotKept(camp, error);
      }
    };
    return {
      onFavorite: (camp: Camp) => void save('toggleFavorite', camp),
      onSchedule: (camp: Camp) => void save('toggleScheduled', camp),
    };
  }, [onFirstKept, onNotKept]);
  return useMemo(() => ({ favorites, scheduled, ...actions }), [actions, favorites, scheduled]);
}
