import { useCallback } from 'react';
import { toggleFavourite, toggleScheduled } from '#data/commands.ts';
import { useFavourites, useScheduled } from '#data/react.ts';
import { askToPersist } from '#data/storage.ts';
import type { Camp } from '#domain/camp.ts';
import { toast } from '#ui/toasts.ts';

/** Hearts and plan: kept on this phone, with or without a network. The first one says what that means. */
export function useSaves() {
  const favourites = useFavourites();
  const scheduled = useScheduled();
  const isFirst = favourites.size + scheduled.size === 0;

  const save = useCallback(
    async (toggle: (campId: string) => Promise<void>, camp: Camp) => {
      try {
        await toggle(camp.id);
        if (isFirst) await sayKept(camp);
      } catch (error) {
        console.error('A camp could not be saved', error);
        toast({
          title: 'Not kept',
          description: `This phone would not keep ${camp.providerName}. Free some space and try again.`,
          tone: 'danger',
        });
      }
    },
    [isFirst],
  );

  return {
    favourites,
    scheduled,
    onFavourite: useCallback((camp: Camp) => void save(toggleFavourite, camp), [save]),
    onSchedule: useCallback((camp: Camp) => void save(toggleScheduled, camp), [save]),
  };
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
