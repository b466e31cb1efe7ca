import { type AppTools, createApp } from '#app/createApp.ts';
import type { App } from '#base/useApp.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { EngineTools } from '#app/openAppSync.ts';
import type { OutboxTools } from '#providers/store/outbox/createOutbox.ts';
import { openFamilySync } from '#family/store/sync/createFamilySync.ts';
import { openOutboxOn } from './aProvider.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeTab } from './fakeTab.ts';
import { openSessionOn } from './openSessionOn.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';
import { FakeSubmissions } from './FakeSubmissions.ts';

type FakeTools = Partial<AppTools> & {
  store: LocalStore;
  server?: FakeServer;
  /** Where a provider's listings go. */
  submissions?: FakeSubmissions;
  outbox?: Partial<OutboxTools> | undefined;
  openDeviceSession?: EngineTools['openDeviceSession'];
};

/** One tab: everything the app makes, on fakes. Without `localStorage` the browser refuses it. */
export function fakeApp({
  store,
  server = new FakeServer(),
  submissions = new FakeSubmissions(() => 0),
  outbox,
  localStorage = () => {
    throw new DOMException('denied', 'SecurityError');
  },
  openDeviceSession = openSessionOn(localStorage),
  ...tools
}: FakeTools): App {
  return createApp({
    openStore: () => Promise.resolve(store),
    loadSyncTools: async () => ({
      remote: fakeRemote(server),
      clock: fakeClock(),
      tab: fakeTab(),
      random: () => 0,
      locks: undefined,
      openOutbox: openOutboxOn(submissions, outbox),
      openDeviceSession,
      openFamilySync: async (parts) =>
        openFamilySync(parts, {
          clock: fakeClock(),
          tab: fakeTab(),
          random: () => 0,
          locks: undefined,
        }),
    }),
    clock: fakeClock(),
    localStorage,
    ...tools,
  });
}
