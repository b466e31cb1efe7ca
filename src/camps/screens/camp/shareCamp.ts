import type { Camp } from '#camps/rules/camp/camp.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { toast } from '#ui/layers/toasts.ts';

/** The phone's own share sheet; where there is none, the link is copied. Never throws. */
export async function shareCamp({ id, providerName }: Camp): Promise<void> {
  const url = window.location.origin + campPath(id);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: providerName, url });
      return;
    } catch (problem) {
      // Closing the share sheet is a decision, not a failure.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
    }
  }
  await copyLink(url);
}

async function copyLink(url: string): Promise<void> {
  const { copied, copiedDetail, byHand } = campCopy.share;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: copied, description: copiedDetail });
  } catch {
    toast({ title: byHand, description: url, tone: 'info' });
  }
}
