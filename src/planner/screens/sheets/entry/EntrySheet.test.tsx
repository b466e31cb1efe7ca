// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { days, entry, fieldOf, listed, showEntry } from '#tests/fakes/entryStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { EntrySheet } from './EntrySheet.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test('saves a chosen status at once', async () => {
  const stage = await showEntry([entry]);
  expect(stage.text()).toContain('PlannedCounted, not booked');
  await stage.press('Confirmed');
  expect(stage.log.state.entries).toMatchObject([{ status: 'confirmed' }]);
  expect(stage.log.said).toEqual(['Pine & Paddle: Confirmed']);
  await stage.close();
});

/** Another family of a circle, as it is told of this booking. */
const friend = (label: string, more: object = {}) => ({
  label,
  color: 'plum' as const,
  campId: entry.campId,
  campName: 'Pine & Paddle',
  week: '2025-10-06',
  days,
  note: null,
  familyId: label,
  circleId: 'class',
  circleName: 'Oakhurst 2nd grade',
  ...more,
});

test('says who of a circle is there on the same days, and who drives', async () => {
  const note = { text: 'Ana’s mom drives', day: '2025-10-07', task: 'bring' as const };
  const friends = [
    friend('Sam', { note }),
    friend('Noor', { days: ['2025-10-08'] }),
    friend('Ida', { campId: 'another' }),
  ];
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, friends },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('Sam goes, too: Mon and Tue, Oct 6–7.');
  expect(stage.text()).toContain('“Tuesday drop-off: Ana’s mom drives”');
  expect(stage.text()).not.toMatch(/Noor|Ida/);
  await stage.close();
});

test('shows the care that is booked, with its end and its price for all days', async () => {
  const extended = [
    { span: { from: 990, to: 1020 }, cents: 6000, rate: { cents: 1200, per: 'day' as const } },
  ];
  const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
  const stage = await showEntry([aPlanEntry({ days: week, extended })]);
  expect(stage.find(fieldOf('After-care cost, all days'))).toHaveProperty('value', '60');
  expect(stage.find(fieldOf('Until'))).toHaveProperty('value', String(17 * 60));
  await stage.close();
});

test('saves a note when the sheet closes', async () => {
  const stage = await showEntry([entry]);
  await stage.type('textarea', 'Wet shoes, two pairs.');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
  expect(stage.log.commands.flat()).toMatchObject([{ set: { note: 'Wet shoes, two pairs.' } }]);
});

test('saves a note and a status in quick succession', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, isReadLater: true },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  await stage.type('textarea', 'Ask for the canoe.');
  await stage.leave('textarea');
  await stage.press('Registered');
  expect(stage.log.state.entries).toMatchObject([
    { note: 'Ask for the canoe.', status: 'registered' },
  ]);
  await stage.close();
});

test('goes back to the status before, pressed again while the other one is not read yet', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, isReadLater: true },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  await stage.press('Canceled');
  await stage.press('Planned');
  expect(stage.log.state.entries).toMatchObject([{ status: 'planned' }]);
  await stage.close();
});

test('takes back a night that is not read yet when the box is pressed again', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, isReadLater: true },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  const box = '[aria-labelledby$=label][type=checkbox]:not([role])';
  const last = () => [...document.querySelectorAll<HTMLInputElement>(box)].at(-1);
  await stage.press(entryCopy.hours.overnight.label);
  expect(last()?.checked).toBe(true);
  await stage.press(entryCopy.hours.overnight.label);
  expect(last()?.checked).toBe(false);
  expect(stage.log.state.entries).toMatchObject([{ isOvernight: false }]);
  await stage.close();
});

test('shows the status that is stored where another one could not be', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, isFull: true },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  await stage.press('Canceled');
  expect(stage.find('input[value=planned]')).toHaveProperty('checked', true);
  await stage.close();
});

test('keeps a note and a receipt as typed where they could not be stored', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, isFull: true },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  await stage.type('textarea', 'Wet shoes');
  await stage.leave('textarea');
  expect(stage.find('textarea')).toHaveProperty('value', 'Wet shoes');
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.press('Add receipt');
  expect(stage.find(fieldOf('Amount'))).toHaveProperty('value', '62.50');
  await stage.close();
});

test('does not restore a removed entry by a typed note', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('Amount'), '90');
  await stage.press('Remove');
  await stage.close();
  expect(stage.log.state.entries).toEqual([]);
});

test('shows changes in old and new words until seen', async () => {
  const stage = await showEntry([entry], [{ ...listed, price: '$410', days: ['2025-10-06'] }]);
  expect(stage.text()).toContain('Tue, Oct 7 is no longer listed. Ask them.');
  expect(stage.text()).toContain('The price was $385, now $410.');
  await stage.press('Got it');
  expect(stage.text()).not.toContain('The price was');
  await stage.close();
});

test('offers a question to the camp without hours', async () => {
  const unknown = { ...listed, hours: 'Full day' };
  const stage = await showEntry(
    [aPlanEntry({ days, snapshot: { ...entry.snapshot, hours: 'Full day' } })],
    [unknown],
  );
  expect(stage.text()).toContain('Hours aren’t listed, so we don’t count it as covered.');
  await stage.press('Ask them');
  expect(stage.log.opened).toEqual([{ kind: 'ask', entryId: entry.id }]);
  await stage.close();
});

test('shows a removed camp from its snapshot', async () => {
  const stage = await showEntry([entry], []);
  expect(stage.text()).toContain('This camp is no longer listed.');
  expect(stage.text()).toContain('900 Lake Claire Way, Decatur');
  await stage.close();
});

test('asks for whom an unassigned camp is', async () => {
  const stage = await showEntry([aPlanEntry({ childId: null, days: ['2025-10-03', ...days] })]);
  expect(stage.text()).toContain('For whom?');
  await stage.press('Maya');
  expect(stage.log.state.entries).toMatchObject([{ childId: 'maya', days }]);
  await stage.close();
});

test('confirms a place and cancels the back-up by one command', async () => {
  const waiting = aPlanEntry({ days, status: 'waitlisted' });
  const name = { ...entry.snapshot, providerName: 'Rocket Pond' };
  const backup = aPlanEntry({ id: 'b', campId: 'rocket', days, rank: 2, snapshot: name });
  const stage = await showEntry([waiting, backup]);
  await stage.press('Confirm it, cancel Rocket Pond');
  expect(stage.log.commands).toHaveLength(1);
  expect(stage.log.state.entries.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  await stage.close();
});

test('swaps the first and second choice', async () => {
  const second = aPlanEntry({ id: 'b', campId: 'rocket', days, rank: 2, status: 'considering' });
  const stage = await showEntry([second, entry]);
  await stage.press('First choice');
  expect(stage.log.state.entries.map(({ id, rank }) => [id, rank])).toEqual([
    ['b', 1],
    [entry.id, 2],
  ]);
  await stage.close();
});

test('offers a second choice for the days of a camp that are left', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, today: '2025-10-07' },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  await stage.press('Find a second choice');
  expect(stage.log.opened).toEqual([{ kind: 'day', childId: 'maya', day: '2025-10-07' }]);
  await stage.close();
});

test('tells what people with a link wrote of its days, and nothing of others', async () => {
  const [day = ''] = days;
  const about = { key: 'a', label: 'Robin' };
  const stage = await onStage(
    {
      camps: [listed],
      state: { entries: [entry] },
      guestWords: [
        {
          ...about,
          kind: 'drive',
          days: [day],
          task: 'bring',
          entryId: entry.id,
          name: '<b>Robin</b>',
        },
        { ...about, key: 'b', kind: 'note', days: [day], text: 'I have the car seat' },
        { ...about, key: 'c', kind: 'note', days: ['2025-12-22'], text: 'Another day' },
        {
          ...about,
          key: 'd',
          kind: 'drive',
          days: [day],
          task: 'fetch',
          entryId: 'x',
          name: 'Eve',
        },
      ],
    },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('From people with a link');
  expect(stage.text()).toContain('<b>Robin</b> brings Maya');
  expect(stage.text()).toContain('I have the car seat');
  expect(stage.text()).not.toMatch(/Another day|Eve/);
  await stage.close();
});
