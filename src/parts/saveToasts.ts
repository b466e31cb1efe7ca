import type { Camp } from '#domain/camp/camp.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';

/** The toasts about hearts and plan, on every page that has them. */
export const saveToasts = {
  /** By the heart or by the plan button. */
  onFirstSave({ providerName }: Camp): void {
    toast({
      title: 'Saved',
      description: `${providerName} is saved on this device, even offline.`,
      tone: 'good',
    });
  },
  onError({ providerName }: Pick<Camp, 'providerName'>, error: unknown): void {
    console.error('A camp could not be saved', error);
    toast({
      title: 'Not saved',
      description: isChunkError(error)
        ? `Couldn’t save ${providerName}. Check your signal and try again.`
        : `Couldn’t save ${providerName}. Free up some space and try again.`,
      tone: 'danger',
    });
  },
};
