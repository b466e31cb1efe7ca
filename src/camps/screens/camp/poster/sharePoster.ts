import type { Camp } from '#camps/rules/camp/camp.ts';
import { shareCamp } from '../shareCamp.ts';

/**
 * The picture through the device's own share sheet, with the link to the page; where files cannot be shared, the link
 * alone. To be called in the tap itself: browsers refuse it later.
 */
export async function sharePoster(camp: Camp, picture: File, url: string): Promise<void> {
  const message = {
    files: [picture],
    title: camp.providerName,
    text: `${camp.providerName}\n${url}`,
  };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(message)) {
    await shareCamp(camp);
    return;
  }
  try {
    await navigator.share(message);
  } catch (problem) {
    // Closing the share sheet is a decision, not a failure.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) await shareCamp(camp);
  }
}
