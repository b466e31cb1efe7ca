import { expect, it } from 'vitest';
import { runLogoWorker } from './runLogoWorker.ts';

it('calls a file of 0 bytes empty, whatever its name and type say', async () => {
  const { signal } = new AbortController();
  const file = new File([], 'moss.png', { type: 'image/png' });
  expect(await runLogoWorker(file, signal)).toEqual({ refused: 'empty' });
});
