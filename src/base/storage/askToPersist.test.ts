import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from './askToPersist.ts';

afterEach(() => vi.unstubAllGlobals());

const storage = (isPersisted: boolean, answer: boolean) => {
  const persist = vi.fn<() => Promise<boolean>>(async () => answer);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isPersisted, persist } });
  return persist;
};

test('asks the browser for persistent storage unless it was granted already', async () => {
  const asked = storage(false, true);
  expect(await askToPersist()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  const known = storage(true, false);
  expect(await askToPersist()).toBe(true);
  expect(known).not.toHaveBeenCalled();
});

test('succeeds when the browser refuses or lacks persistent storage', async () => {
  storage(false, false);
  expect(await askToPersist()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await askToPersist()).toBe(false);
});
