import { expect, test } from 'vitest';
import { planCardText } from './planCardText.ts';

test.each([
  [true, 'Fewest trips', 'The one-stop plan'],
  [false, 'One new stop a day', 'A plan with fewer stops'],
])('names a plan after its stops, one a day: %o', (isOneStop, tag, name) => {
  expect(planCardText([{ kind: 'close', isOneStop }], 0)).toMatchObject({ tag, name });
  expect(planCardText([{ kind: 'thrifty', isOneStop }], 0).tag).toBe('Lower price');
});
