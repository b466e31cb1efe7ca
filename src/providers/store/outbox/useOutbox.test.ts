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
import {
  useSavedDraft,
  useDrafts,
  useEntries,
  useEntry,
  useLogoUrl,
  useSendingIds,
} from './useOutbox.ts';

const untouched = { submissionId: '', typedAt: {} };

function Page() {
  const all = useEntries();
  const [first] = all ?? [];
  const facts = {
    entries: all && all.map(({ fields, state }) => `${fields.theme}: ${state}`),
    one: useEntry('none'),
    drafts: useDrafts()?.length ?? null,
    draft: useSavedDraft('new'),
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
  const nothing = { entries: [], one: null, drafts: 0, draft: null, sending: 0, logo: null };
  await expect.poll(show).toEqual(nothing);

  const { outbox } = aProvider({ store });
  await outbox.saveDraft({
    id: 'new',
    entryId: null,
    ...untouched,
    values: { city: 'Decatur' },
    logo: null,
    startedAt: 1,
    writtenAt: 2,
  });
  await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
  await expect.poll(show).toMatchObject({
    entries: ['Pottery, Outdoor: received'],
    drafts: 1,
    // As it was when the form was opened.
    draft: null,
    logo: 'data:image/png;base64,AQI=',
  });
});

test('finds the draft of a reopened form', async () => {
  const store = fakeDevice().openApp();
  const { outbox } = aProvider({ store });
  const draft = { id: 'new', entryId: null, values: { city: 'D' }, logo: null, ...untouched };
  await outbox.saveDraft({ ...draft, startedAt: 1, writtenAt: 2 });
  const show = shown(fakeApp({ store }));
  await expect.poll(show).toMatchObject({ draft: { values: { city: 'D' } } });
});
