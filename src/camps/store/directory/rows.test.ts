import { expect, test } from 'vitest';
import { manyChanges } from '#tests/fixtures/manyCamps.ts';
import { readRows, readRowsInSteps } from './rows.ts';

test('reads a page of 1,000 camps in steps, between which a press gets through', async () => {
  const items = [...manyChanges(1000), { kind: 'camp', id: 'bad', deleted: false }];
  let reading = true;
  let presses = 0;
  const press = () => {
    presses += 1;
    if (reading) setTimeout(press);
  };
  setTimeout(press);
  const read = await readRowsInSteps(items);
  reading = false;
  expect(read).toEqual(readRows(items));
  expect(read.badKeys).toHaveLength(1);
  expect(presses).toBeGreaterThanOrEqual(10);
});
