// @vitest-environment jsdom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendingCopy } from '#providers/words/listing/sending.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { entries } from '#providers/store/outbox/entries.ts';
import { drafts } from '#providers/store/outbox/drafts.ts';
import { useToasts } from '#ui/layers/toasts.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { translatePage } from '#tests/fakes/translatePage.ts';
import { openListingTab } from '#tests/fakes/listingTab.tsx';
import { endListing, isAwake } from '#tests/fakes/openListing.ts';

const phone = () => ({ device: fakeDevice(), server: new FakeSubmissions(() => 0) });

afterEach(endListing);

/** On a phone of its own. */
async function anAwakeTab() {
  const { device, server } = phone();
  const tab = await openListingTab(device.openApp(), { submissions: server });
  await isAwake(tab);
  return tab;
}

test('makes one submission of repeated presses', async () => {
  const { device, server } = phone();
  const store = device.openApp();
  const tab = await openListingTab(store, { submissions: server });
  await isAwake(tab);
  tab.fillIn();
  tab.press();
  tab.press();
  await Promise.resolve();
  tab.press();
  await new Promise(setImmediate);
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  expect(await entries(store)).toHaveLength(1);
  expect(server.rows.size).toBe(1);
});

test('accepts another press after problems', async () => {
  const { device, server } = phone();
  const tab = await openListingTab(device.openApp(), { submissions: server });
  await isAwake(tab);
  tab.fillIn({ city: '' });
  tab.press();
  await expect.poll(() => tab.box.textContent).toContain('City is required');
  tab.type('city', 'Decatur');
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
});

test('shows the thanks for a form that another tab sent', async () => {
  const { device, server } = phone();
  const store = device.openApp();
  const one = await openListingTab(store, { submissions: server });
  await isAwake(one);
  one.fillIn();
  await expect.poll(async () => (await drafts(store)).length).toBe(1);
  const two = await openListingTab(device.openApp(), { submissions: server });
  await expect.poll(() => two.valueOf('city')).toBe('Decatur');
  one.press();
  two.press();
  await expect.poll(one.heading).toBe(thanksCopy.received.title);
  await expect.poll(two.heading).toBe(thanksCopy.received.title);
  expect(await entries(store)).toHaveLength(1);
  expect(server.rows.size).toBe(1);
});

test('keeps text that another tab did not send as an edit', async () => {
  const { device, server } = phone();
  const store = device.openApp();
  const one = await openListingTab(store, { submissions: server });
  await isAwake(one);
  one.fillIn();
  await expect.poll(async () => (await drafts(store)).length).toBe(1);
  const two = await openListingTab(device.openApp(), { submissions: server });
  await expect.poll(() => two.valueOf('city')).toBe('Decatur');
  // Here both tabs share the one piece of news that a page shows.
  const news: string[] = [];
  onTestFinished(
    useToasts.subscribe(({ toasts }) => news.push(...toasts.map(({ title }) => title))),
  );
  one.press();
  // In the same moment, so that the first tab cannot know.
  two.type('city', 'Rome');
  await expect.poll(one.heading).toBe(thanksCopy.received.title);
  await expect.poll(() => news).toContain(sendingCopy.sentElsewhere.title);
  expect(two.valueOf('city')).toBe('Rome');
  two.press();
  await expect.poll(two.heading).toBe(thanksCopy.received.title);
  expect(await entries(store)).toMatchObject([{ revision: 2, fields: { city: 'Rome' } }]);
  expect(server.rows.size).toBe(1);
});

const never = () => new Promise<never>(() => {});
const silent = { call: never, prove: never, upload: never };
const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
const lost = { call: fails, prove: fails, upload: fails };

/** The wait for the server's word never ends. */
function stopWaiting(): void {
  const { setTimeout: real } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    real(work, ms === 4000 ? 1e8 : ms),
  );
}

describe('without a signal it is called saved as soon as it is stored', () => {
  test.each([
    ['the browser says that it is offline', false, silent],
    ['the request fails at once', true, lost],
  ])('%s', async (_, isOnline, remote) => {
    const { device, server } = phone();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const tab = await openListingTab(device.openApp(), {
      submissions: server,
      outbox: { remote },
    });
    await isAwake(tab);
    stopWaiting();
    tab.fillIn();
    tab.press();
    await expect.poll(tab.heading).toBe(thanksCopy.kept.title);
  });
});

test('refuses an edit of an unreadable listing and keeps the form', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { device, server } = phone();
  const tab = await openListingTab(device.brokenApp(), { submissions: server, editId: 'x' });
  await isAwake(tab);
  tab.fillIn();
  tab.press();
  await expect
    .poll(() => useToasts.getState().toasts.map(({ description }) => description))
    .toContain(sendingCopy.nothingToEdit);
  expect(tab.valueOf('city')).toBe('Decatur');
});

test('shows the same text on a translated page after each change', async () => {
  const logged = vi.spyOn(console, 'error');
  const [plain, translated] = [await anAwakeTab(), await anAwakeTab()];
  const steps: readonly [text: string, step: (tab: typeof plain) => void][] = [
    ['Camp name is required', (tab) => tab.press()],
    ['Maximum age is 18', (tab) => tab.fillIn({ datesText: 'ask us', ageMin: '19', city: '' })],
    ['someday', (tab) => tab.fillIn({ datesText: 'Oct 6-10; someday', ageMax: '5' })],
    ['Rome', (tab) => tab.fillIn({ datesText: 'Oct 6-10; Oct 13', city: 'Rome' })],
    ['ask us again', (tab) => tab.fillIn({ datesText: 'ask us again', providerName: 'Fern' })],
    ['Moss & Marble. Pottery.', (tab) => tab.fillIn()],
    [thanksCopy.received.title, (tab) => tab.press()],
  ];
  for (const [text, step] of steps) {
    translatePage(translated.box);
    step(plain);
    step(translated);
    await expect.poll(() => plain.box.textContent).toContain(text);
    const isSame = () => translated.box.textContent === plain.box.textContent;
    await expect.poll(isSame, { message: text }).toBe(true);
  }
  expect(logged).not.toHaveBeenCalled();
});
