import { expect, test } from 'vitest';
import { landOf } from './landOf.ts';

test.each([
  ['Decatur', '30030', 0],
  ['Stone Mountain', '30087', 0],
  ['Snellville', '30078', 0],
  ['Midtown', '30308', 2],
  ['Roswell', '30075', 1],
  ['Buford', '30518-1234', 1],
])('shows the landmark of %s', (_, zipCode, land) => {
  expect(landOf({ id: 'any', zipCode })).toBe(land);
});

test('distributes the three lands evenly among camps without a ZIP code, each for good', () => {
  const lands = Array.from({ length: 300 }, (_, at) =>
    landOf({ id: `camp-${at}`, zipCode: at % 2 === 0 ? null : ' ' }),
  );
  for (const land of [0, 1, 2]) {
    expect(lands.filter((one) => one === land).length).toBeGreaterThan(70);
  }
  expect(landOf({ id: 'camp-7', zipCode: null })).toBe(lands[7]);
});
