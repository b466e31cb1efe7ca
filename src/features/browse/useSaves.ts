import { useEffect, useMemo, useRef } from 'react';
import { toggleFavourite, toggleScheduled } from '#data/commands.ts';
import { useFavourites, useScheduled } from '#data/react.ts';
import { askToPersist } from '#data/storage.ts';
import type { Camp } from '#domain/camp.ts';
import { toast } from '#ui/toasts.ts';

/** Hearts and plan: kept on this phone, with or without a network. The first one says what that means. */
export function useSaves() {
  const favourites = useFavourites();
  const scheduled = useScheduled();
  // Read when something is saved, not while drawing: the first heart must not draw every card anew.
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = favourites.size + scheduled.size === 0;
  }, [favourites, scheduled]);

  const actions = useMemo(() => {
    const save = async (toggle: (campId: string) => Promise<void>, camp: Camp) => {
      try {
        const sayIt = isFirst.current;
        await toggle(camp.id);
        if (sayIt) await sayKept(camp);
      } catch (error) {
        console.error('A camp could not be saved', error);
        toast({
          title: 'Not kept',
          description: `This phone would not keep ${camp.providerName}. Free some space and try again.`,
          tone: 'danger',
        });
      }
    };
    return {
      onFavourite: (camp: Camp) => void save(toggleFavourite, camp),
      onSchedule: (camp: Camp) => void save(toggleScheduled, camp),
    };
  }, []);
  return useMemo(() => ({ favourites, scheduled, ...actions }), [actions, favourites, scheduled]);
}

async function sayKept(camp: Camp): Promise<void> {
  const agreed = await askToPersist();
  toast({
    title: 'Kept on this phone',
    description: agreed
      ? `${camp.providerName} stays here, also offline. Clearing site data would remove it.`
      : `${camp.providerName} stays here, also offline. Clearing site data, or a full phone, may remove it.`,
    tone: 'good',
  });
}
