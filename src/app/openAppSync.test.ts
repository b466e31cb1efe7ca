import { expect, it, vi } from 'vitest';
import { isOfPreload } from '#ui/asPreload.ts';
import { openStoreFrom } from '#base/storage/openStoreFrom.ts';
import { openAppSync } from './openAppSync.ts';

const never = () => new Promise<never>(() => {});

it.each([
  ['its own code', true],
  ['storage, for which the page waits', false],
])('marks what sync did not get as a preload: %s', async (_, isPreload) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const sync = openAppSync(openStoreFrom(never), {
    openStore: isPreload ? async () => undefined : () => Promise.reject(missing),
    loadSyncTools: isPreload ? () => Promise.reject(missing) : never,
    showInMemory: () => undefined,
    outbox: never,
    familySync: never,
    planner: never,
  });
  await sync.start();
  expect(sync.status.getState().problem).toBe('load');
  expect(isOfPreload(missing)).toBe(isPreload);
});
