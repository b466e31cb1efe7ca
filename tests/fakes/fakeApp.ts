import { type App, type AppTools, createApp } from '#data/createApp.ts';
import type { LocalStore } from '#data/device/db.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeTab } from './fakeTab.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';

/** One tab: everything the app makes, on fakes. Without `localStorage` the browser refuses it. */
export function fakeApp({
  store,
  server = new FakeServer(),
  ...tools
}: Partial<AppTools> & { store: LocalStore; server?: FakeServer }): App {
  return createApp({
    openStore: () => Promise.resolve(store),
    loadSyncTools: async () => ({
      remote: fakeRemote(server),
      clock: fakeClock(),
      tab: fakeTab(),
      random: () => 0,
      locks: undefined,
    }),
    clock: fakeClock(),
    localStorage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    ...tools,
  });
}
