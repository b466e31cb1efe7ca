// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { App } from '#base/useApp.ts';
import { AppContext } from '#base/useApp.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import { useDrafts, useEntries, useEntry, useLogoUrl, useSendingIds } from './useOutbox.ts';

function Page() {
  const all = useEntries();
  const [first] = all ?? [];
  const facts = {
    entries: all && all.map(({ fields, state }) => `${fields.theme}: ${state}`),
    one: useEntry('none'),
    drafts: useDrafts()?.length ?? null,
    sending: useSendingIds().size,
    logo: useLogoUrl(first?.logo ?? null),
  };
  return JSON.stringify(facts);
}

let stop = () => {};

/** What the page shows, parsed. */
function shown(app: App): () => unknown {
  const root = document.createElement('div');
  const page = createRoot(root);
  page.render(createElement(AppContext, { value: app }, createElement(Page)));
  stop = () => page.unmount();
  return () => JSON.parse(root.textContent || 'null');
}

afterEach(() => stop());

test('updates lists from any tab and gives a shown logo an address', async () => {
  const store = fakeDevice().openApp();
  const show = shown(fakeApp({ store }));
  const nothing = { entries: [], one: null, drafts: 0, sending: 0, logo: null };
  await expect.poll(show).toEqual(nothing);

  const { outbox } = aProvider({ store });
  await outbox.saveDraft({
    id: 'new',
    entryId: null,
    submissionId: '',
    typedAt: {},
    values: { city: 'Decatur' },
    logo: null,
    startedAt: 1,
    writtenAt: 2,
  });
  await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
  await expect.poll(show).toMatchObject({
    entries: ['Pottery, Outdoor: received'],
    drafts: 1,
    logo: 'data:image/png;base64,AQI=',
  });
});
