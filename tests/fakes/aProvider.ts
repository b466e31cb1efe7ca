import type { LocalStore } from '#base/storage/db.ts';
import {
  createOutbox,
  type LiveOutbox,
  type OutboxTools,
} from '#providers/store/outbox/createOutbox.ts';
import { entries, loadEntry } from '#providers/store/outbox/entries.ts';
import { submissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import type { StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { FakeSubmissions } from './FakeSubmissions.ts';
import { fakeTab } from './fakeTab.ts';
import { until } from './until.ts';

/** What becomes of one request; `reach` lets the server answer. */
export type Delivery = (reach: () => Response) => Response | Promise<Response>;

export const lost: Delivery = () => {
  throw new TypeError('Failed to fetch');
};
export const answerLost: Delivery = (reach) => {
  reach();
  throw new TypeError('Failed to fetch');
};

export type Sent = { path: string; body: unknown; init: RequestInit };

type Network = {
  requests: Sent[];
  deliveries: Delivery[];
  /** Requests wait until it is resolved; null answers at once. */
  hold: Promise<void> | null;
};

/** The real client over a network that does what the test wants, used up request by request; then all is well. */
export function submissionsOver(server: FakeSubmissions) {
  const network: Network = { requests: [], deliveries: [], hold: null };
  const remote = submissionRemote(() => ({
    url: 'https://project.example',
    key: 'sb_publishable_test',
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const delivery = network.deliveries.shift() ?? ((reach) => reach());
      network.requests.push({ path: pathname, body: init.body, init });
      if (network.hold) await Promise.race([network.hold, aborted(init.signal)]);
      init.signal?.throwIfAborted();
      const answer = delivery(() => server.answer(pathname, init.body));
      return Promise.race([answer, aborted(init.signal)]);
    },
  }));
  return { network, remote };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** For fakeApp: an outbox of the app's own tab that sends to this server. */
export function openOutboxOn(server: FakeSubmissions, given: Partial<OutboxTools> = {}) {
  return async (store: LocalStore): Promise<LiveOutbox> => {
    const random = seeded(15);
    const outbox = createOutbox({
      store,
      remote: submissionsOver(server).remote,
      clock: fakeClock(),
      tab: fakeTab(),
      random: () => 1,
      locks: undefined,
      randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
      persist: () => Promise.resolve(false),
      ...given,
    });
    outbox.start();
    return outbox;
  };
}

/** A provider's phone with one tab, and the server; parts may be given, another phone's server too. Other tabs: `openTab`. */
export function aProvider(given: Partial<OutboxTools> = {}, shared: FakeSubmissions | null = null) {
  const clock = fakeClock();
  const device = fakeDevice(clock);
  const server = shared ?? new FakeSubmissions(() => clock.now());
  const random = seeded(14);
  const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
  const openTab = (more: Partial<OutboxTools> = {}) => {
    const store = device.openApp();
    const tab = fakeTab();
    const { remote, network } = submissionsOver(server);
    const outbox = createOutbox({
      store,
      remote,
      clock,
      tab,
      random: () => 1,
      locks: undefined,
      randomBytes,
      persist: () => Promise.resolve(false),
      ...given,
      ...more,
    });
    /** When nothing is being sent any more, and what comes next is planned. */
    const settled = async () => {
      await until(outbox.sending, (ids) => ids.size === 0);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    };
    return { store, tab, network, remote, outbox, settled };
  };
  const first = openTab();
  return {
    clock,
    device,
    server,
    openTab,
    ...first,
    /** The entry as it is stored. */
    entry: async (id: string): Promise<StoredEntry> => {
      const found = await loadEntry(first.store, id);
      if (!found) throw new Error(`no entry ${id}`);
      return found;
    },
    entries: () => entries(first.store),
  };
}
