import type { Camp } from '#domain/camp/camp.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';

/** The toasts about hearts and plan, on every page that has them. */
export const saveToasts = {
  onFirstSave({ providerName }: Camp, isPersisted: boolean): void {
    toast({
      title: 'Kept on this phone',
      description: isPersisted
        ? `${providerName} stays here, also offline. Clearing site data would remove it.`
        : `${providerName} stays here, also offline. Clearing site data, or a full phone, may remove it.`,
      tone: 'good',
    });
  },
  onError({ providerName }: Pick<Camp, 'providerName'>, error: unknown): void {
    console.error('A camp could not be saved', error);
    toast({
      title: 'Not saved',
      description: isChunkError(error)
        ? `Couldn't save ${providerName} without a part of the page. Check your signal and try again.`
        : `Couldn't save ${providerName}. Free some space and try again.`,
      tone: 'danger',
    });
  },
};
