import { expect, test } from 'vitest';
import { laterCopy } from './later.ts';

const said = (
  group: 'dates' | 'price',
  by: 'page' | 'provider' | 'desk',
  freshness: 'fresh' | 'aging' | 'old',
) => laterCopy.check({ group, by, freshness }, 'Nov 12');

test('says who has seen which words', () => {
  expect(said('dates', 'page', 'fresh')).toBe('Dates checked Nov 12 on their page');
  expect(said('price', 'provider', 'fresh')).toBe('Price checked Nov 12 by the camp');
  expect(said('dates', 'desk', 'fresh')).toBe('Dates checked Nov 12 by us');
});

test('says of what is aging that it may have changed', () => {
  expect(said('dates', 'page', 'aging')).toBe(
    'Dates checked Nov 12 on their page. They may have changed',
  );
  expect(said('price', 'page', 'aging')).toBe(
    'Price checked Nov 12 on their page. It may have changed',
  );
});

test('never says of what is old what it says of what is fresh', () => {
  for (const by of ['page', 'provider', 'desk'] as const) {
    expect(said('dates', by, 'old')).toBe(
      'Dates last checked Nov 12. Ask the camp before you plan around them',
    );
    expect(said('price', by, 'old')).toBe(
      'Price last checked Nov 12. Ask the camp before you plan around it',
    );
  }
});
