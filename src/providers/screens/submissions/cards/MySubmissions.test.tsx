// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submissionsCopy, withdrawCopy } from '#providers/words/submissions.ts';
import { drafts } from '#providers/store/outbox/drafts.ts';
import { entries } from '#providers/store/outbox/entries.ts';
import { lost } from '#tests/fakes/aProvider.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { closeParts } from '#tests/fakes/openPart.tsx';
import { submissionsPhone } from '#tests/fakes/submissionsPhone.tsx';
import { aDraft, anEntry } from '#tests/fixtures/anEntry.ts';
import { everyState, hostileNote, hoursAway } from '#tests/fixtures/everyState.ts';
import { MySubmissions } from './MySubmissions.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 8, 15, 16), toFake: ['Date'] }));
afterEach(() => {
  closeParts();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'storage');
});

const list = <MySubmissions skeleton={null} />;
const card = (box: HTMLElement, name: string) =>
  box.querySelector<HTMLElement>(`article[aria-label="${name}"]`);
const stateOf = (box: HTMLElement, name: string) =>
  card(box, name)?.querySelector('b')?.textContent;
const waiting = anEntry({ nextAttemptAt: hoursAway });

test('shows a card for each state with foreign markup as text', async () => {
  const phone = await submissionsPhone({ entries: everyState, drafts: [aDraft()] }, list);
  phone.network.deliveries.push(...everyState.map(() => lost));
  const { box, text } = await phone.open();
  await expect.poll(() => box.querySelectorAll('article').length).toBe(everyState.length + 1);
  const states = () => everyState.map(({ fields }) => stateOf(box, fields.providerName));
  await expect.poll(states).toEqual(everyState.map(({ fields }) => fields.providerName));
  expect(card(box, 'No name yet')?.textContent).toContain('2 of 11');
  expect(text()).toContain(hostileNote);
  expect(box.querySelectorAll('img[src=x], script')).toHaveLength(0);
  expect(await axeViolations(box)).toEqual([]);
});

test('reports an empty list', async () => {
  const { open } = await submissionsPhone({}, list);
  const { box, text } = await open();
  await expect.poll(text).toContain(submissionsCopy.empty.heading);
  expect(await axeViolations(box)).toEqual([]);
});

test('restores a discarded draft by Undo until the page is left', async () => {
  const { open, store } = await submissionsPhone({ entries: [waiting], drafts: [aDraft()] }, list);
  const { box, button, press, close } = await open();
  await expect.poll(() => card(box, 'No name yet')).not.toBeNull();
  button('Discard: No name yet')?.click();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Undo/);
  press('Undo');
  await expect.poll(() => document.activeElement?.textContent).toBe('No name yet');
  expect(document.activeElement?.tagName).toBe('H2');
  button('Discard: No name yet')?.click();
  await expect.poll(() => button('Undo')).toBeDefined();
  expect(await drafts(store)).toHaveLength(1);
  close();
  await expect.poll(() => drafts(store)).toEqual([]);
  expect(await entries(store)).toHaveLength(1);
});

test('withdraws a possibly sent listing after confirmation', async () => {
  const refused = anEntry({ state: 'refused', problem: 'no', touchedServer: true });
  const { open, server } = await submissionsPhone({ entries: [refused] }, list);
  const { box, button, press, text } = await open();
  await expect.poll(() => button('Withdraw')).toBeDefined();
  press('Withdraw');
  await expect
    .poll(() => box.querySelector('dialog h2')?.textContent)
    .toBe(withdrawCopy.title('Little Fern Studio'));
  expect(await axeViolations(box.querySelector('dialog') ?? box)).toEqual([]);
  press(withdrawCopy.keep);
  expect(server.rows.size).toBe(0);
  press(withdrawCopy.withdraw);
  await expect.poll(() => card(box, 'Little Fern Studio')?.textContent).toContain('Taken down');
  expect([...server.rows.values()]).toMatchObject([{ revision: 2, status: 'withdrawn' }]);
  press('Remove from this device');
  await expect.poll(text).toContain(submissionsCopy.empty.heading);
});

test('announces a change of state', async () => {
  // The server asked to be left alone: until then only a person may try.
  const asked = { ...waiting, touchedServer: true, notBefore: hoursAway };
  const { open, network } = await submissionsPhone({ entries: [asked] }, list);
  network.deliveries.push(lost);
  const { box, button, texts } = await open();
  await expect.poll(() => button('Try now')).toBeDefined();
  button('Try now')?.click();
  await expect.poll(() => network.deliveries).toEqual([]);
  await expect.poll(() => card(box, 'Little Fern Studio')?.textContent).toContain('Waiting');
  expect(texts('output').join('')).not.toContain('Received');
  button('Try now')?.click();
  await expect.poll(() => texts('output')).toContain('Little Fern Studio: Received');
});

test('reports a full phone before anything is lost', async () => {
  // jsdom has no storage that could be full.
  const storage = { estimate: async () => ({ quota: 1_000_000, usage: 900_000 }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  const { open } = await submissionsPhone({}, list);
  const { box } = await open();
  await expect
    .poll(() => box.querySelector('[role=alert]')?.textContent)
    .toContain(submissionsCopy.full.title);
  expect(await axeViolations(box)).toEqual([]);
});
