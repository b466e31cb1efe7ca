import { expect, test } from 'vitest';
import { campFileName } from './campFileName.ts';

test('turns an id into a file name', () => {
  expect(campFileName('pine/and paddle–fall', 'png')).toBe('pine-and-paddle-fall.png');
});
