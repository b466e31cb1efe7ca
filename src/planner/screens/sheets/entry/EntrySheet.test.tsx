// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { ownCampId, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { useToasts } from '#ui/layers/toasts.ts';
import { EntrySheet } from './EntrySheet.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

const days = ['2025-10-06', '2025-10-07'];
const entry = aPlanEntry({ days });
const listed = aCamp({ days, datesText: 'Oct 6-7', price: '$385', city: 'Decatur' });
const show = async (entries: readonly PlanEntry[], camps: readonly Camp[] = [listed]) => {
  const [first = entry] = entries;
  return onStage(
    { camps, state: { entries } },
    <EntrySheet sheet={{ kind: 'entry', entryId: first.id }} isOpen onClose={() => undefined} />,
  );
};

/** The selector of the field with this label. */
function fieldOf(label: string): string {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  return `[id="${found?.htmlFor ?? ''}"]`;
}

test('saves a chosen status at once', async () => {
  const stage = await show([entry]);
  expect(stage.text()).toContain('PlannedCounted, not booked');
  await stage.press('Confirmed');
  expect(stage.log.state.entries).toMatchObject([{ status: 'confirmed' }]);
  expect(stage.log.said).toEqual(['Pine & Paddle: Confirmed']);
  await stage.close();
});

test('says who of a circle is there on the same days, and who drives', async () => {
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
  const stage = await show([aPlanEntry({ days: week, extended })]);
  expect(stage.find(fieldOf('After-care cost, all days'))).toHaveProperty('value', '60');
  expect(stage.find(fieldOf('Until'))).toHaveProperty('value', String(17 * 60));
  await stage.close();
});

test('saves a note when the sheet closes', async () => {
  const stage = await show([entry]);
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

test('adds a receipt once where its button is pressed twice', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.press('Add receipt', 2);
  await stage.close();
  expect(stage.log.commands).toHaveLength(1);
});

test('does not restore a removed entry by a typed note', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Amount'), '90');
  await stage.press('Remove');
  await stage.close();
  expect(stage.log.state.entries).toEqual([]);
});

test('saves a typed receipt when the sheet closes', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.close();
  expect(stage.log.commands.flat()).toMatchObject([
    { set: { receipts: [{ paidOn: '2025-09-15', cents: 6250 }] } },
  ]);
});

test('adds a date of the booking once, lists it by its day, and removes it', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Date'), '2025-10-03');
  await stage.type(fieldOf('Detail'), ' half of it ');
  await stage.press('Add date', 2);
  await stage.type(fieldOf('What is it?'), 'waitlist');
  await stage.type(fieldOf('Date'), '2025-09-20');
  await stage.press('Add date');
  expect(stage.log.commands).toHaveLength(2);
  expect(stage.log.state.entries[0]?.dates).toMatchObject([
    { kind: 'waitlist', on: '2025-09-20', note: '' },
    { kind: 'balance', on: '2025-10-03', note: 'half of it' },
  ]);
  expect(stage.text()).toContain('Balance due Fri, Oct 3, half of it');
  await stage.press('Remove Balance due, Fri, Oct 3');
  expect(stage.log.said.at(-1)).toBe('Removed Balance due, Fri, Oct 3');
  expect(stage.log.state.entries[0]?.dates).toHaveLength(1);
  await stage.close();
});

test('offers the evening before the first day, and adds it by a press only', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('What is it?'), 'evening');
  expect(stage.find(fieldOf('Date'))).toHaveProperty('value', '2025-10-05');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
});

test('takes no date without a day or of a day that is over, and says so', async () => {
  const stage = await show([entry]);
  await stage.press('Add date');
  expect(stage.describes(fieldOf('Date'))).toContain('Pick the day.');
  await stage.type(fieldOf('Date'), '2025-09-14');
  expect(stage.describes(fieldOf('Date'))).toContain('That day is over.');
  await stage.press('Add date');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
});

test('keeps a detail without a day for the next time the sheet is open, and says that it is not added', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('What is it?'), 'forms');
  await stage.type(fieldOf('Detail'), 'physical');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('That date isn’t added yet');
  const again = await show([entry]);
  expect(again.find(fieldOf('Detail'))).toHaveProperty('value', 'physical');
  await again.type(fieldOf('Date'), '2025-09-20');
  await again.press('Add date');
  expect(again.log.state.entries[0]?.dates).toMatchObject([
    { kind: 'forms', on: '2025-09-20', note: 'physical' },
  ]);
  await again.close();
  const empty = await show([entry]);
  expect(empty.find(fieldOf('Detail'))).toHaveProperty('value', '');
  await empty.close();
});

test('keeps a receipt without an amount for the next time the sheet is open, and says that it is not added', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('What for'), 'deposit');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('That receipt isn’t added yet');
  const again = await show([entry]);
  expect(again.find(fieldOf('What for'))).toHaveProperty('value', 'deposit');
  await again.type(fieldOf('Amount'), '62.50');
  await again.press('Add receipt');
  expect(again.log.state.entries[0]?.receipts).toMatchObject([{ cents: 6250, note: 'deposit' }]);
  await again.close();
  const empty = await show([entry]);
  expect(empty.find(fieldOf('What for'))).toHaveProperty('value', '');
  await empty.close();
});

test('moves the focus to the day that is wrong, and keeps it among the dates when one is removed', async () => {
  const dates = [{ id: 'd', kind: 'forms' as const, on: '2025-10-01', note: '' }];
  const stage = await show([aPlanEntry({ days, dates })]);
  await stage.press('Add date');
  expect(document.activeElement).toBe(stage.find(fieldOf('Date')));
  await stage.press('Remove Forms due, Wed, Oct 1');
  await expect.poll(() => document.activeElement?.textContent).toContain('Add date');
  expect(document.activeElement).not.toBe(document.body);
  await stage.close();
});

test('saves a typed date when the sheet closes', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Date'), '2025-09-15');
  await stage.close();
  expect(stage.log.commands.flat()).toMatchObject([
    { set: { dates: [{ kind: 'balance', on: '2025-09-15' }] } },
  ]);
});

test('takes 8 dates, and none for a camp that is only considered, a person or a trip', async () => {
  const dates = Array.from({ length: 8 }, (_, at) => ({
    id: `d${at}`,
    kind: 'forms' as const,
    on: '2025-10-01',
    note: '',
  }));
  const full = await show([aPlanEntry({ days, dates })]);
  expect(full.text()).toContain('That’s the limit: 8 dates');
  expect(full.text()).not.toContain('Add date');
  await full.close();
  const others = [
    aPlanEntry({ days, status: 'considering' }),
    aPlanEntry({ days, campId: ownCampId('care', '1') }),
    aPlanEntry({ days, campId: ownCampId('away', '1') }),
  ];
  for (const other of others) {
    const stage = await show([other]);
    expect(stage.text()).not.toContain('Add date');
    await stage.close();
  }
  const waiting = await show([aPlanEntry({ days, status: 'waitlisted' })]);
  expect(waiting.text()).toContain('Add date');
  await waiting.close();
});

test('takes no receipt of a day to come', async () => {
  const stage = await show([entry]);
  await stage.type(fieldOf('Amount'), '62.50');
  await stage.type(fieldOf('Paid on'), '2025-09-16');
  expect(stage.text()).toContain('That day hasn’t come yet.');
  await stage.press('Add receipt');
  expect(stage.log.commands).toEqual([]);
  await stage.type(fieldOf('Paid on'), '');
  await stage.press('Add receipt');
  expect(stage.text()).toContain('Pick the day you paid.');
  expect(stage.text()).not.toContain('An amount in dollars');
  await stage.type(fieldOf('Paid on'), '2025-09-15');
  await stage.press('Add receipt');
  expect(stage.log.commands.flat()).toMatchObject([
    { set: { receipts: [{ paidOn: '2025-09-15', cents: 6250 }] } },
  ]);
  await stage.close();
});

test('shows changes in old and new words until seen', async () => {
  const stage = await show([entry], [{ ...listed, price: '$410', days: ['2025-10-06'] }]);
  expect(stage.text()).toContain('Tue, Oct 7 is no longer listed. Ask them.');
  expect(stage.text()).toContain('The price was $385, now $410.');
  await stage.press('Got it');
  expect(stage.text()).not.toContain('The price was');
  await stage.close();
});

test('offers a question to the camp without hours', async () => {
  const unknown = { ...listed, hours: 'Full day' };
  const stage = await show(
    [aPlanEntry({ days, snapshot: { ...entry.snapshot, hours: 'Full day' } })],
    [unknown],
  );
  expect(stage.text()).toContain('Hours aren’t listed, so we don’t count it as covered.');
  await stage.press('Ask them');
  expect(stage.log.opened).toEqual([{ kind: 'ask', entryId: entry.id }]);
  await stage.close();
});

test('shows a removed camp from its snapshot', async () => {
  const stage = await show([entry], []);
  expect(stage.text()).toContain('This camp is no longer listed.');
  expect(stage.text()).toContain('900 Lake Claire Way, Decatur');
  await stage.close();
});

test('asks for whom an unassigned camp is', async () => {
  const stage = await show([aPlanEntry({ childId: null, days: ['2025-10-03', ...days] })]);
  expect(stage.text()).toContain('For whom?');
  await stage.press('Maya');
  expect(stage.log.state.entries).toMatchObject([{ childId: 'maya', days }]);
  await stage.close();
});

test('confirms a place and cancels the back-up by one command', async () => {
  const waiting = aPlanEntry({ days, status: 'waitlisted' });
  const name = { ...entry.snapshot, providerName: 'Rocket Pond' };
  const backup = aPlanEntry({ id: 'b', campId: 'rocket', days, rank: 2, snapshot: name });
  const stage = await show([waiting, backup]);
  await stage.press('Confirm it, cancel Rocket Pond');
  expect(stage.log.commands).toHaveLength(1);
  expect(stage.log.state.entries.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  await stage.close();
});

test('swaps the first and second choice', async () => {
  const second = aPlanEntry({ id: 'b', campId: 'rocket', days, rank: 2, status: 'considering' });
  const stage = await show([second, entry]);
  await stage.press('First choice');
  expect(stage.log.state.entries.map(({ id, rank }) => [id, rank])).toEqual([
    ['b', 1],
    [entry.id, 2],
  ]);
  await stage.close();
});

test('takes receipts for a camp that is over, and offers nothing', async () => {
  const stage = await onStage(
    { camps: [listed], state: { entries: [entry] }, today: '2025-10-09' },
    <EntrySheet sheet={{ kind: 'entry', entryId: entry.id }} isOpen onClose={() => undefined} />,
  );
  expect(stage.text()).toContain('Add receipt');
  expect(stage.text()).not.toMatch(/Move days|Get ready|second choice/);
  await stage.press('Confirmed');
  expect(stage.log.state.entries).toMatchObject([{ status: 'confirmed' }]);
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
