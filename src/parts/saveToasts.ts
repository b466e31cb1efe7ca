import type { Camp } from '#domain/camp/camp.ts';
import { toast } from '#ui/layers/toasts.ts';

/** What is said about hearts and plan, on every page that has them. */
export const saveToasts = {
  onFirstKept({ providerName }: Camp, safe: boolean): void {
    toast({
      title: 'Kept on this phone',
      description: safe
        ? `${providerName} stays here, also offline. Clearing site data would remove it.`
        : `${providerName} stays here, also offline. Clearing site data, or a full phone, may remove it.`,
      tone: 'good',
    });
  },
  onNotKept({ providerName }: Pick<Camp, 'providerName'>, error: unknown): void {
    console.error('A camp could not be saved', error);
    toast({
      title: 'Not kept',
      description: `This phone would not keep ${providerName}. Free some space and try again.`,
      tone: 'danger',
    });
  },
};
