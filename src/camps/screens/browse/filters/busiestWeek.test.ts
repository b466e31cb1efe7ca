import { expect, test } from 'vitest';
import * as v from 'valibot';
import { type Camp, CampSchema } from '#camps/rules/camp/camp.ts';
import { busiestWeek } from './busiestWeek.ts';

function camp(id: string, days: string[] | null): Camp {
  const empty = Object.fromEntries(Object.keys(CampSchema.entries).map((key) => [key, null]));
  return v.parse(CampSchema, {
    ...empty,
    id,
    seasonId: 'fall-2025',
    listing: 'basic',
    providerName: id,
    theme: 'Art',
    isSample: true,
    days,
  });
}

const october6 = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'];

test('finds Monday to Friday of the week with most camps', () => {
  const camps = [
    camp('a', ['2025-10-08']),
    camp('b', ['2025-10-06', '2025-10-07']),
    camp('c', ['2025-09-22', '2025-09-23', '2025-09-24', '2025-09-25']),
  ];
  expect(busiestWeek(camps, '2025-07-01')).toEqual(october6);
});

test('counts a Sunday to the week before it', () => {
  expect(busiestWeek([camp('a', ['2025-10-12'])], '2025-07-01')).toEqual(october6);
});

test('prefers the earlier of two equal weeks', () => {
  expect(busiestWeek([camp('a', ['2025-10-13']), camp('b', ['2025-10-06'])], '2025-07-01')).toEqual(
    october6,
  );
});

test('offers the days from today on, and none of a week that is over', () => {
  const camps = [camp('a', october6), camp('b', october6), camp('c', ['2025-10-20'])];
  expect(busiestWeek(camps, '2025-10-08')).toEqual(october6.slice(2));
  expect(busiestWeek(camps, '2025-10-11')?.[0]).toBe('2025-10-20');
  expect(busiestWeek(camps, '2025-10-21')).toBeNull();
});

test('prefers what is within 56 days of the next camp day', () => {
  const camps = [camp('a', ['2025-10-06']), camp('b', ['2026-04-06']), camp('c', ['2026-04-06'])];
  expect(busiestWeek(camps, '2025-07-01')).toEqual(october6);
});

test('finds no week without camp days', () => {
  expect(busiestWeek([camp('a', null), camp('b', [])], '2025-07-01')).toBeNull();
});
