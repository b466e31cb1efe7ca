// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { supplyCopy } from '#providers/words/supply.ts';
import { aSupplyPhone } from '#tests/fakes/aSupplyPhone.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { closeParts, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { SupplyFinder } from './SupplyFinder.tsx';

afterEach(() => {
  closeParts();
  vi.restoreAllMocks();
});

type Phone = Awaited<ReturnType<typeof aSupplyPhone>>;

async function open({ app }: Pick<Phone, 'app'>) {
  const part = await openPart(app, <SupplyFinder />);
  const select = (label: string) => {
    const labels = [...part.box.querySelectorAll('label')];
    const control = labels.find(({ textContent }) => textContent === label)?.control;
    if (!(control instanceof HTMLSelectElement)) throw new Error(`no select ${label}`);
    return control;
  };
  return {
    ...part,
    select,
    sentence: () => breakable(part.box.querySelector('output')?.textContent ?? ''),
    rows: () =>
      [...part.box.querySelectorAll('tbody tr')].map((row) =>
        breakable(row.textContent).replace('Fewest', ''),
      ),
    choose: (label: string, value: string) => {
      const control = select(label);
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

test('names the weeks with the fewest camps around the city with the most, for 5 to 7 years, in the next break', async () => {
  const { box, sentence, rows, text, field, select } = await open(await aSupplyPhone());
  await expect
    .poll(sentence)
    .toBe(
      'Week of Oct 13: no camps for ages 5–7 within 5 miles of Decatur. The week of Oct 6 has the most: 1.',
    );
  expect(rows()).toEqual(['Oct 6–10 1 district off1', 'Oct 13–17 1 district off0']);
  expect(text()).toContain('1 more camp doesn’t give exact dates.');
  expect(field('City or ZIP').value).toBe('Decatur');
  expect([...select('Break').options].map(({ label }) => label)).toEqual([
    'Summer 2025',
    'Fall Break 2025',
    'Summer 2026',
  ]);
  expect(select('Break').value).toBe('fall-2025');
  expect(await axeViolations(box)).toEqual([]);
});

test('counts anew for another place, other ages and another break', async () => {
  const { sentence, rows, field, choose } = await open(await aSupplyPhone());
  await expect.poll(sentence).toContain('Decatur');
  typeInto(field('City or ZIP'), '30075');
  await expect.poll(sentence).toContain('for ages 5–7 within 5 miles of 30075.');
  choose('Ages', '14+');
  await expect
    .poll(sentence)
    .toBe('Weeks of Oct 6 and Oct 13: no camps for ages 14 and up within 5 miles of 30075.');
  choose('Break', 'summer-2026');
  await expect.poll(() => rows()[0]).toContain('Jun 1–5 Summer Break');
});

test('says that it does not know a place, and shows no chart of the last one', async () => {
  const { sentence, rows, field } = await open(await aSupplyPhone());
  await expect.poll(sentence).toContain('Decatur');
  typeInto(field('City or ZIP'), 'Decat');
  await expect.poll(sentence).toBe(supplyCopy.noPlace);
  expect(rows()).toEqual([]);
  typeInto(field('City or ZIP'), ' ');
  await expect.poll(sentence).toBe(supplyCopy.emptyPlace);
});

test('counts the saved camps without a signal', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sentence } = await open(await aSupplyPhone());
  await expect.poll(sentence).toContain('Week of Oct 13: no camps');
});

test('without saved camps it waits, says that it needs a signal, and counts when they come', async () => {
  const phone = await aSupplyPhone(false);
  const { text, sentence } = await open(phone);
  await expect.poll(text).toContain(supplyCopy.loading);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.poll(text).toBe(supplyCopy.offline);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await phone.pullOnce();
  await expect.poll(sentence).toContain('Week of Oct 13');
});

test('says that the camps did not load, and asks for them again', async () => {
  const phone = await aSupplyPhone(false);
  const { text, press } = await open(phone);
  phone.app.sync.status.setState({ state: 'waiting', problem: 'load' });
  await expect.poll(text).toContain(supplyCopy.failed.title);
  const refresh = vi.spyOn(phone.app.sync, 'refresh').mockResolvedValue();
  press(supplyCopy.failed.retry);
  expect(refresh).toHaveBeenCalledOnce();
});

test('says that no camps are listed yet', async () => {
  const phone = await aSupplyPhone(false);
  for (const id of ['decatur', 'teens', 'undated', 'roswell']) phone.server.remove('camp', id);
  await phone.pullOnce();
  const { text } = await open(phone);
  await expect.poll(text).toBe(supplyCopy.noCamps);
});
