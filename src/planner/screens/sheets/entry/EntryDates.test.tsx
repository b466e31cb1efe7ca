// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { days, entry, fieldOf, showEntry } from '#tests/fakes/entryStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { ownCampId } from '#family/rules/plan/planEntry.ts';
import { useToasts } from '#ui/layers/toasts.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test('adds a date of the booking once, lists it by its day, and removes it', async () => {
  const stage = await showEntry([entry]);
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
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('What is it?'), 'evening');
  expect(stage.find(fieldOf('Date'))).toHaveProperty('value', '2025-10-05');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
});

test('takes no date without a day or of a day that is over, and says so', async () => {
  const stage = await showEntry([entry]);
  await stage.press('Add date');
  expect(stage.describes(fieldOf('Date'))).toContain('Pick the day.');
  await stage.type(fieldOf('Date'), '2025-09-14');
  expect(stage.describes(fieldOf('Date'))).toContain('That day is over.');
  await stage.press('Add date');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
});

test('keeps a detail without a day for the next time the sheet is open, and says that it is not added', async () => {
  const stage = await showEntry([entry]);
  await stage.type(fieldOf('What is it?'), 'forms');
  await stage.type(fieldOf('Detail'), 'physical');
  await stage.close();
  expect(stage.log.commands).toEqual([]);
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('That date isn’t added yet');
  const again = await showEntry([entry]);
  expect(again.find(fieldOf('Detail'))).toHaveProperty('value', 'physical');
  await again.type(fieldOf('Date'), '2025-09-20');
  await again.press('Add date');
  expect(again.log.state.entries[0]?.dates).toMatchObject([
    { kind: 'forms', on: '2025-09-20', note: 'physical' },
  ]);
  await again.close();
  const empty = await showEntry([entry]);
  expect(empty.find(fieldOf('Detail'))).toHaveProperty('value', '');
  await empty.close();
});

test('moves the focus to the day that is wrong, and keeps it among the dates when one is removed', async () => {
  const dates = [{ id: 'd', kind: 'forms' as const, on: '2025-10-01', note: '' }];
  const stage = await showEntry([aPlanEntry({ days, dates })]);
  await stage.press('Add date');
  expect(document.activeElement).toBe(stage.find(fieldOf('Date')));
  await stage.press('Remove Forms due, Wed, Oct 1');
  await expect.poll(() => document.activeElement?.textContent).toContain('Add date');
  expect(document.activeElement).not.toBe(document.body);
  await stage.close();
});

test('saves a typed date when the sheet closes', async () => {
  const stage = await showEntry([entry]);
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
  const full = await showEntry([aPlanEntry({ days, dates })]);
  expect(full.text()).toContain('That’s the limit: 8 dates');
  expect(full.text()).not.toContain('Add date');
  await full.close();
  const others = [
    aPlanEntry({ days, status: 'considering' }),
    aPlanEntry({ days, campId: ownCampId('care', '1') }),
    aPlanEntry({ days, campId: ownCampId('away', '1') }),
  ];
  for (const other of others) {
    const stage = await showEntry([other]);
    expect(stage.text()).not.toContain('Add date');
    await stage.close();
  }
  const waiting = await showEntry([aPlanEntry({ days, status: 'waitlisted' })]);
  expect(waiting.text()).toContain('Add date');
  await waiting.close();
});
