import type { Camp } from '#camps/rules/camp/camp.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';

/** The toasts about hearts and plan, on every page that has them. */
export const saveToasts = {
  /** Called for the first camp that is saved by the heart or the plan button. */
  onFirstSave({ providerName }: Camp): void {
    toast({
      title: 'Saved',
      description: `${providerName} is saved on this device, even offline.`,
      tone: 'good',
    });
  },
  onTakenOut({ providerName }: Camp, putBack: () => void): void {
    toast({
      title: `Removed ${providerName} from your plan`,
      tone: 'info',
      action: { label: 'Undo', onPress: putBack },
    });
  },
  onError(
    { providerName }: Pick<Camp, 'providerName'>,
    error: unknown,
    makeRoom: (() => void) | null = null,
  ): void {
    console.error('A camp could not be saved', error);
    if (makeRoom) {
      toast({
        title: 'This device is out of space',
        description: `${providerName} isn’t saved. Clear maps and pictures first.`,
        tone: 'danger',
        action: { label: 'Free it up', onPress: makeRoom },
      });
      return;
    }
    toast({
      title: 'Not saved',
      description: isChunkError(error)
        ? `Couldn’t save ${providerName}. Check your connection and try again.`
        : `Your browser didn’t save ${providerName}. Try again.`,
      tone: 'danger',
    });
  },
};
