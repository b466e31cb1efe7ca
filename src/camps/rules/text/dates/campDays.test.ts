import { expect, test } from 'vitest';
import { campDays, groupSessions } from './campDays.ts';

test("the listing's own days win over its words", () => {
  const days = ['2025-10-07', '2025-10-06', '2025-10-06'];
  expect(campDays({ days, datesText: 'Oct 20-24' }, 2025)).toEqual(['2025-10-06', '2025-10-07']);
});

test('words give days only when every one of them was read', () => {
  expect(campDays({ days: null, datesText: 'Oct 6-7' }, 2025)).toHaveLength(2);
  expect(campDays({ days: [], datesText: 'Oct 6-7, maybe more' }, 2025)).toEqual([]);
  expect(campDays({ days: null, datesText: null }, 2025)).toEqual([]);
});

test('joins consecutive days into one session', () => {
  expect(groupSessions(['2025-10-13', '2025-10-07', '2025-10-06'])).toEqual([
    { start: '2025-10-06', end: '2025-10-07' },
    { start: '2025-10-13', end: '2025-10-13' },
  ]);
});
