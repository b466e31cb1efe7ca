import { expect, test, vi } from 'vitest';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import type { ReadyAnswer } from './directory.ts';
import { liveDirectory } from './liveDirectory.ts';
import type { DirectoryState } from './directory.ts';

const ready: ReadyAnswer = {
  status: 'ready',
  directory: { seasons: [], camps: [], activities: [], districts: [], schoolBreaks: [] },
  refreshedAt: 1,
};

test.each([
  ['answers "empty"', async (): Promise<DirectoryState> => ({ status: 'empty' })],
  ['fails', (): Promise<DirectoryState> => Promise.reject(new Error('refused'))],
])('keeps a list shown from memory when storage then %s', async (_, answer) => {
  const query = vi.fn<() => Promise<DirectoryState>>(answer);
  const list = liveDirectory(fakeDevice().openApp(), query);
  const stop = list.subscribe(() => {});
  list.set(ready);
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(list.getState()).toBe(ready);
  stop();
});

test('is empty when storage has no copy', async () => {
  const list = liveDirectory(fakeDevice().openApp(), async () => ({ status: 'empty' }));
  const stop = list.subscribe(() => {});
  await vi.waitFor(() => expect(list.getState().status).toBe('empty'));
  stop();
});
