import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test('an id becomes a file name', () => {
  expect(fileNameOf('pine/and paddle–fall', 'png')).toBe('pine-and-paddle-fall.png');
});
