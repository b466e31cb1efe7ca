import { expect, test } from 'vitest';
import { readRows } from '#camps/store/directory/rows.ts';
import { campsOf, manyCamps, manyChanges } from '#tests/fixtures/manyCamps.ts';

test('makes the same camps from one seed, and extends a shorter list', () => {
  expect(manyCamps(300, 7).slice(0, 100)).toEqual(manyCamps(100, 7));
  expect(manyCamps(100, 7)).not.toEqual(manyCamps(100, 8));
});

test('makes camps with unique ids that the app can parse', () => {
  const { changes, badKeys } = readRows(manyChanges(1000));
  expect(badKeys).toEqual([]);
  expect(new Set(changes.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(1013);
  expect(campsOf(manyCamps(1000))).toHaveLength(1000);
});
