import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test('turns an id into a file name', () => {
  expect(fileNameOf('pine/and paddle–fall', 'png')).toBe('pine-and-paddle-fall.png');
});
