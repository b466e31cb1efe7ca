import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { dropDay } from './dropDay.ts';

const camps = createPlanCamps(
  [
    aCamp({ days: ['2025-10-06', '2025-10-07', '2025-10-08'] }),
    aCamp({ id: 'vague', days: null, datesText: 'Most weeks' }),
  ],
  [],
);
const due = { id: 'd1', kind: 'balance' as const, on: '2025-10-01', note: '' };
const entry = aPlanEntry({ status: 'confirmed', note: 'Hat', receipts: [], dates: [due] });
const carried = { entry, day: '2025-10-06' };
const drop = (childId: string, day: string, from = carried) =>
  dropDay(from, { childId, day }, camps, 'new');

it('moves a day of the camp and resets its confirmation', () => {
  expect(drop('maya', '2025-10-08')).toMatchObject({
    changes: [{ id: 'entry-1', set: { days: ['2025-10-07', '2025-10-08'], status: 'planned' } }],
  });
});

it.each([
  ['2025-10-06', 'same'],
  ['2025-10-07', 'taken'],
  ['2025-10-09', 'notRunning'],
])('refuses a drop on %s: %s', (day, refusal) => {
  expect(drop('maya', day)).toEqual({ refusal });
});

it('refuses a drop for a camp without certain days', () => {
  const vague = { entry: { ...entry, campId: 'vague', days: ['2025-10-06'] }, day: '2025-10-06' };
  expect(drop('maya', '2025-10-08', vague)).toEqual({ refusal: 'daysUnknown' });
  expect(drop('leo', '2025-10-06', vague)).toHaveProperty('changes');
});

it('creates a new entry for another child without note, dates and receipts', () => {
  expect(drop('leo', '2025-10-06')).toMatchObject({
    changes: [
      {
        id: 'new',
        row: { childId: 'leo', days: ['2025-10-06'], status: 'planned', note: '', dates: [] },
      },
      { id: 'entry-1', set: { days: ['2025-10-07'] } },
    ],
  });
});

const typed = (fields: Partial<typeof entry>) =>
  drop('leo', '2025-10-06', { ...carried, entry: { ...entry, ...fields } });
const care = { span: { from: 960, to: 1080 }, cents: 4000 };
const rate = { cents: 2000, per: 'day' } as const;

it('leaves an amount with the entry that it was typed for', () => {
  const extended = [care, { ...care, rate }];
  expect(typed({ cents: 30_000, extended })).toMatchObject({
    changes: [
      { row: { cents: null, extended: [{ cents: null }, { cents: 4000, rate }] } },
      { id: 'entry-1', set: { days: ['2025-10-07'] } },
    ],
  });
});

it.each([
  ['the amount of an only day', { cents: 6000, days: ['2025-10-06'], extended: [care] }],
  ['what is free', { cents: 0, extended: [{ ...care, cents: 0 }] }],
])('carries %s', (_, fields) => {
  const { cents, extended } = fields;
  expect(typed(fields)).toMatchObject({ changes: [{ row: { cents, extended } }, {}] });
});

it('removes an entry when its last day moves away', () => {
  const last = { entry: { ...entry, days: ['2025-10-06'] }, day: '2025-10-06' };
  expect(drop('leo', '2025-10-06', last)).toMatchObject({
    changes: [{ id: 'new' }, { id: 'entry-1', row: null }],
  });
});
