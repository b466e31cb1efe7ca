// What a form that was not sent, or could not be, keeps and says.
// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { formCopy } from '#providers/words/listing/form.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { drafts } from '#providers/store/outbox/drafts.ts';
import { lost, submissionsOver } from '#tests/fakes/aProvider.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { endListing, listingPhone, toasts } from '#tests/fakes/openListing.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';

afterEach(endListing);

const saved = `${formCopy.savedForLater.title}: ${formCopy.savedForLater.description}`;

/** To be polled: the button does nothing before all of the form's code is here. */
function saveForLater(tab: { button: (name: string) => HTMLButtonElement | undefined }) {
  tab.button(formCopy.later)?.click();
  return toasts();
}

test('restores a draft after a restart and says so', async () => {
  const { open, device } = listingPhone();
  const store = device.openApp();
  const tab = await open({}, store);
  tab.fillIn({ city: 'Avondale' });
  await expect.poll(async () => (await drafts(store))[0]?.values.city).toBe('Avondale');
  const again = await open();
  await expect.poll(() => again.valueOf('city')).toBe('Avondale');
  expect(again.valueOf('providerName')).toBe('Moss & Marble');
  await expect.poll(() => again.texts('output')).toContain(formCopy.restored);
});

test('can undo starting over until something is typed', async () => {
  const { open, device } = listingPhone();
  const store = device.openApp();
  const tab = await open({}, store);
  expect(tab.button(formCopy.startOver)).toBeUndefined();
  tab.fillIn();
  await expect.poll(() => saveForLater(tab)).toContain(saved);
  tab.button(formCopy.startOver)?.click();
  await expect.poll(() => document.activeElement?.textContent).toBe(formCopy.undo);
  expect(tab.valueOf('providerName')).toBe('');
  tab.button(formCopy.undo)?.click();
  await expect.poll(() => tab.valueOf('providerName')).toBe('Moss & Marble');
  tab.button(formCopy.startOver)?.click();
  await expect.poll(() => tab.valueOf('providerName')).toBe('');
  tab.type('city', 'Rome');
  await expect.poll(() => tab.button(formCopy.undo)).toBeUndefined();
  await expect
    .poll(async () => (await drafts(store))[0]?.values)
    .toMatchObject({ city: 'Rome', providerName: '' });
});

test('shows the latest text of each field in two tabs', async () => {
  const { open } = listingPhone();
  const one = await open();
  one.type('city', 'Rome');
  await expect.poll(() => saveForLater(one)).toContain(saved);
  const two = await open();
  await expect.poll(() => two.valueOf('city')).toBe('Rome');
  two.type('city', 'Athens');
  await expect.poll(() => one.valueOf('city')).toBe('Athens');
  one.type('state', 'AL');
  await expect.poll(() => two.valueOf('state')).toBe('AL');
});

test('reports saved on this phone, then received', async () => {
  const { open, server } = listingPhone();
  const tab = fakeTab();
  const { network, remote } = submissionsOver(server);
  const held = new AbortController();
  network.hold = new Promise((resolve) => {
    held.signal.addEventListener('abort', () => resolve());
  });
  network.deliveries.push(lost);
  const page = await open({ outbox: { tab, remote } });
  page.fillIn();
  page.press();
  await expect.poll(() => page.button(formCopy.submitting)?.ariaDisabled).toBe('true');
  held.abort();
  await expect.poll(page.heading).toBe(thanksCopy.kept.title);
  expect(page.box.textContent).toContain(thanksCopy.kept.text);
  expect(page.box.querySelector('a[href="/submissions"]')?.textContent).toBe(thanksCopy.where);
  expect(toasts()).toEqual([]);
  expect(await axeViolations(page.box)).toEqual([]);
  tab.show();
  await expect.poll(page.heading).toBe(thanksCopy.received.title);
  await expect
    .poll(toasts)
    .toEqual([`${thanksCopy.arrived.title}: ${thanksCopy.arrived.description}`]);
  expect(server.rows.size).toBe(1);
});

test("shows the server's refusal to be corrected in place", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open, server } = listingPhone();
  const refusal = { code: '22023', message: 'No such day.', details: null, hint: null };
  vi.spyOn(server, 'answer').mockReturnValueOnce(Response.json(refusal, { status: 400 }));
  const tab = await open();
  tab.fillIn();
  tab.press();
  await expect.poll(toasts).toEqual([`${formCopy.failed.title}: No such day.`]);
  expect(tab.valueOf('datesText')).toBe('Oct 6-10');
  tab.type('datesText', 'Oct 13');
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  expect([...server.rows.values()].map(({ revision }) => revision)).toEqual([2]);
});

test('reports on a full phone that nothing was sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open, server } = listingPhone();
  const tab = await open();
  tab.fillIn();
  const heal = withFaults((operation) => {
    if (operation === 'put' || operation === 'add') {
      throw Object.assign(new Error('No space left'), { name: 'QuotaExceededError' });
    }
  });
  tab.press();
  const said = `${formCopy.failed.title}: ${formCopy.notSaved.description}`;
  await expect.poll(toasts).toEqual([said]);
  expect(tab.valueOf('city')).toBe('Decatur');
  expect(tab.button(formCopy.submit)?.ariaDisabled).toBe('false');
  expect(server.rows.size).toBe(0);
  heal();
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
});

test('claims nothing when storage is blocked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open, device, server } = listingPhone();
  const tab = await open({}, device.brokenApp('SecurityError'));
  await expect.poll(() => tab.texts('output')).toContain(formCopy.notKept);
  tab.fillIn();
  await expect
    .poll(() => saveForLater(tab))
    .toEqual([`${formCopy.notSaved.title}: ${formCopy.notSaved.description}`]);
  tab.press();
  await expect.poll(() => toasts()[1]).toContain(formCopy.failed.title);
  expect(tab.valueOf('providerName')).toBe('Moss & Marble');
  expect(server.rows.size).toBe(0);
});
