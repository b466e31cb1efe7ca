import { expect, test } from 'vitest';
import type { BookingDate, PlanEntry } from '#family/rules/plan/planEntry.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlan, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { weekLook } from './weekLook.ts';

/** Monday, 9 am in Atlanta. The fall break is Oct 6 to 10. */
const today = '2025-09-15';
const now = Date.parse('2025-09-15T13:00:00Z');
const camps = [
  aCamp({ id: 'near', registrationOpensOn: '2025-09-29' }),
  aCamp({ id: 'far', registrationOpensOn: '2025-09-30' }),
  aCamp({ id: 'today', registrationOpensAt: '2025-09-15T14:00:00Z' }),
];
const of = (campId: string, fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({
    id: campId,
    wantId: campId,
    campId,
    days: ['2025-10-06'],
    status: 'considering',
    ...fields,
  });

const look = (entries: readonly PlanEntry[]) => {
  const plan = aPlan({ camps, entries, children: [maya], today }).plan();
  return weekLook(plan, now);
};

const words = (lines: ReturnType<typeof look>) =>
  lines.map((line) => {
    if (line.kind === 'open') return `${line.days} open ${line.at.key}`;
    if (line.kind === 'opens') return `${line.opening.camp.id} in ${line.opening.state.inDays}`;
    return `${line.entry.id} ${line.due.kind} ${line.due.on}`;
  });

test('has the open days of the next break, and the sign-ups that open within 14 days, the first one first', () => {
  expect(words(look([of('far'), of('near'), of('today')]))).toEqual([
    '5 open 2025-10-06',
    'today in 0',
    'near in 14',
  ]);
});

test('has no line for a break without an open day', () => {
  const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
  expect(
    words(look([of('far', { days, status: 'confirmed', hours: { from: 420, to: 1080 } })])),
  ).toEqual([]);
});

test('has the dates that are due from today within 14 days, none of a canceled booking', () => {
  const dates: BookingDate[] = [
    { id: 'a', kind: 'forms', on: '2025-09-29', note: '' },
    { id: 'b', kind: 'balance', on: '2025-09-15', note: '' },
    { id: 'c', kind: 'evening', on: '2025-09-30', note: '' },
    { id: 'd', kind: 'waitlist', on: '2025-09-14', note: '' },
  ];
  expect(words(look([of('far', { dates })])).slice(1)).toEqual([
    'far balance 2025-09-15',
    'far forms 2025-09-29',
  ]);
  expect(words(look([of('far', { dates, status: 'cancelled' })])).slice(1)).toEqual([]);
});
