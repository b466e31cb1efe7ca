import { expect, vi } from 'vitest';
import { previewCopy } from '#providers/words/listing/preview.ts';
import { useToasts } from '#ui/layers/toasts.ts';
import { fakeDevice } from './fakeDevice.ts';
import { FakeSubmissions } from './FakeSubmissions.ts';
import { openListingTab } from './listingTab.tsx';
import { closeParts } from './openPart.tsx';

type Tab = Awaited<ReturnType<typeof openListingTab>>;
type TabGiven = Omit<Parameters<typeof openListingTab>[1], 'submissions'>;

/** All its code is here. */
export async function isAwake({ box }: Pick<Tab, 'box'>): Promise<void> {
  const preview = () => box.querySelector('aside')?.textContent;
  await expect.poll(preview).toContain(previewCopy.basic.title);
}

/** A phone with a server, whose tabs show the listing form. */
export function listingPhone() {
  const device = fakeDevice();
  const server = new FakeSubmissions(() => 0);
  return {
    device,
    server,
    open: async (given: TabGiven = {}, store = device.openApp()) => {
      const tab = await openListingTab(store, { submissions: server, ...given });
      await isAwake(tab);
      return tab;
    },
  };
}

/** What the toasts say, each with its text. */
export const toasts = () =>
  useToasts.getState().toasts.map(({ title, description }) => `${title}: ${description}`);

export function endListing(): void {
  closeParts();
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
