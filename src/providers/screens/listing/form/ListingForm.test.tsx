// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { formCopy } from '#providers/words/listing/form.ts';
import { logoCopy } from '#providers/words/listing/logo.ts';
import { previewCopy } from '#providers/words/listing/preview.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { drafts } from '#providers/store/outbox/drafts.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { endListing, listingPhone } from '#tests/fakes/openListing.ts';
import { hostileHtml } from '#tests/fixtures/hostileHtml.ts';

afterEach(endListing);

const required = [
  'Camp name is required',
  'Email is required',
  'Website URL is required',
  'Camp theme is required',
  'Minimum age must be at least 0',
  'Maximum age must be at least 0',
  'Street address is required',
  'City is required',
  'State is required',
  'Valid zip code is required',
  'Camp dates are required',
];

test('names required fields in order until corrected', async () => {
  const tab = await listingPhone().open();
  const summary = () => tab.texts('[role=alert] a');
  expect(await axeViolations(tab.box)).toEqual([]);
  tab.type('state', '');
  tab.press();
  await expect.poll(summary).toEqual(required);
  expect(tab.box.querySelector('[role=alert]')?.textContent).toContain(
    '11 fields need another look',
  );
  await expect.poll(() => document.activeElement?.id).toBe('listing-providerName');
  expect(tab.message('zipCode')).toBe('Valid zip code is required');
  expect([tab.message('hours'), tab.message('price')]).toEqual([null, null]);
  expect(tab.box.querySelectorAll('input[required]')).toHaveLength(required.length);
  expect(await axeViolations(tab.box)).toEqual([]);

  tab.box.querySelector<HTMLAnchorElement>('[role=alert] a[href="#listing-city"]')?.click();
  expect(document.activeElement?.id).toBe('listing-city');
  expect(window.location.hash).toBe('');
  tab.fillIn();
  await expect.poll(summary).toEqual(['State is required']);
  tab.type('state', 'GA');
  await expect.poll(summary).toEqual([]);
  expect(tab.box.querySelectorAll('[aria-invalid=true], [role=alert]')).toHaveLength(0);
});

test('validates a field on blur and completes a website', async () => {
  const tab = await listingPhone().open();
  tab.fillIn({ email: 'hello@moss', websiteUrl: 'moss.example' });
  await expect.poll(() => tab.valueOf('websiteUrl')).toBe('moss.example');
  expect(tab.message('email')).toBeNull();
  tab.leave('email');
  tab.leave('websiteUrl');
  await expect.poll(() => tab.message('email')).toBe('Please enter a valid email');
  expect(tab.valueOf('websiteUrl')).toBe('https://moss.example');
  tab.type('email', 'hello@moss.example');
  await expect.poll(() => tab.message('email')).toBeNull();
});

test('splits a pasted address with Undo', async () => {
  const tab = await listingPhone().open();
  // Again and again: before all of its code is here the form leaves a paste to the browser.
  const pasted = () => {
    tab.paste('streetAddress', '18 Ponce Pl\nDecatur, GA 30030');
    return tab.valueOf('streetAddress');
  };
  await expect.poll(pasted).toBe('18 Ponce Pl');
  expect([tab.valueOf('city'), tab.valueOf('zipCode')]).toEqual(['Decatur', '30030']);
  expect(tab.texts('output')).toContain(formCopy.split);
  tab.button(formCopy.undo)?.click();
  await expect.poll(() => tab.valueOf('city')).toBe('');
  expect(tab.valueOf('streetAddress')).toBe('18 Ponce Pl Decatur, GA 30030');
});

test('cuts ten pasted megabytes', async () => {
  const tab = await listingPhone().open();
  const text = 'Oct 6, '.repeat(1_500_000);
  const pasted = () => {
    tab.paste('datesText', text);
    return tab.message('datesText');
  };
  await expect.poll(pasted).toBe('Keep it to 200 characters');
  expect(tab.valueOf('datesText')).toHaveLength(5000);
});

test('previews dates and break while typing', async () => {
  const tab = await listingPhone().open();
  tab.type('providerName', 'Moss & Marble');
  tab.type('datesText', 'Oct 6-10; Oct 31st-ish');
  const chips = () => tab.texts('ul[aria-label="What we read"] li');
  await expect
    .poll(chips)
    .toEqual([
      'Mon, Oct 6 – Fri, Oct 10 5 days',
      '“Oct 31st-ish” not read as a date; families see your words',
    ]);
  const aside = () => tab.box.querySelector('aside')?.textContent;
  await expect.poll(aside).toMatch(/Families will read: Moss & Marble\..*Oct 31st-ish/);
  expect(tab.button('Fall')?.ariaPressed).toBe('true');
  tab.type('datesText', 'Mar 9-13');
  await expect.poll(chips).toEqual(['Mon, Mar 9 – Fri, Mar 13, 2026 5 days']);
  expect(tab.button('Spring')?.ariaPressed).toBe('true');
});

test('points out a camp that was sent already', async () => {
  const { open, server } = listingPhone();
  const tab = await open();
  tab.fillIn();
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  tab.button(thanksCopy.another)?.click();
  await expect.poll(() => tab.valueOf('providerName')).toBe('');
  await expect.poll(() => document.activeElement?.textContent).toBe('List your camp');
  expect(tab.valueOf('state')).toBe('GA');
  tab.fillIn();
  await expect.poll(() => tab.box.textContent).toContain(previewCopy.duplicates.sent);
  tab.type('datesText', 'Nov 24-26');
  await expect.poll(() => tab.box.textContent).not.toContain(previewCopy.duplicates.sent);
  tab.type('datesText', 'Oct 6-10');
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  expect(server.rows.size).toBe(2);
});

test('edits a sent listing in the same form without a draft', async () => {
  const { open, device, server } = listingPhone();
  const store = device.openApp();
  const first = await open({}, store);
  first.fillIn();
  first.press();
  await expect.poll(first.heading).toBe(thanksCopy.received.title);
  const [id = ''] = server.rows.keys();
  const onNew = vi.fn<() => void>();
  const tab = await open({ editId: id, onNew }, store);
  await expect.poll(() => tab.valueOf('datesText')).toBe('Oct 6-10');
  tab.type('datesText', 'Oct 13');
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  const row = server.rows.get(id);
  expect([row?.revision, row?.fields['camp_dates']]).toEqual([2, 'Oct 13']);
  await expect.poll(() => drafts(store)).toEqual([]);
  tab.button(thanksCopy.another)?.click();
  expect(onNew).toHaveBeenCalledOnce();
});

test('shows the sent logo while editing', async () => {
  const { open, device } = listingPhone();
  const store = device.openApp();
  const logo = { name: 'moss.png', type: 'image/png', size: 4 } as const;
  const entry = anEntry({ logo }, { logo: 'here' });
  await store.user((db) => db.outbox.put(entry));
  const tab = await open({ editId: entry.id }, store);
  const shown = () => tab.box.querySelector<HTMLImageElement>('img[alt="Your logo"]')?.src;
  await expect.poll(shown).toMatch(/\/camp-logos\/moss\.png$/);
});

test('reports an unusable logo and blocks the submit until removed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = await listingPhone().open();
  tab.fillIn({ datesText: 'Oct 6-10; Oct 31st-ish' });
  const input = tab.box.querySelector<HTMLInputElement>('#listing-logo');
  if (input === null) throw new Error('there is no field for a logo');
  // jsdom has no workers.
  Object.defineProperty(input, 'files', { value: [new File(['GIF89a'], 'logo.png')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => tab.button(logoCopy.without)).toBeDefined();
  expect(input.getAttribute('aria-describedby')).toBe('listing-logo-error');
  tab.press();
  await expect.poll(() => document.activeElement?.id).toBe('listing-logo');
  expect(await axeViolations(tab.box)).toEqual([]);
  tab.button(logoCopy.without)?.click();
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
});

test('shows markup in any field as text', async () => {
  const tab = await listingPhone().open();
  const strange =
    'script, iframe, object, embed, math, style, base, [onerror], [onload], [onclick]';
  const names = ['providerName', 'theme', 'datesText', 'hours', 'price', 'city'] as const;
  const aside = () => tab.box.querySelector('aside')?.textContent;
  for (let at = 0; at < hostileHtml.length; at += names.length) {
    for (const [index, name] of names.entries()) tab.type(name, hostileHtml[at + index] ?? '');
    const shown = (hostileHtml[at] ?? '')
      .replaceAll(/[\n\r\0]/g, '')
      .slice(0, 10)
      .trim();
    await expect.poll(aside, { interval: 1 }).toContain(shown);
    expect([...tab.box.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
});

test('keeps other scripts and emoji', async () => {
  const { open, server } = listingPhone();
  const tab = await open();
  tab.fillIn({
    providerName: 'מחנה יער 🏕️ \u202EMarble\u0007',
    theme: '=HYPERLINK("x"), 森の学校, اردو',
    price: '<b>$340</b> & more',
  });
  tab.press();
  await expect.poll(tab.heading).toBe(thanksCopy.received.title);
  const [row] = server.rows.values();
  expect(row?.fields).toMatchObject({
    camp_provider_name: 'מחנה יער 🏕️ Marble',
    camp_theme: '=HYPERLINK("x"), 森の学校, اردو',
    price: '<b>$340</b> & more',
  });
});
