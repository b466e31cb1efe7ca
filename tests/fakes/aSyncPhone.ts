import type { Clock } from '#base/device/clock.ts';
import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import { createFamilySync } from '#family/store/sync/createFamilySync.ts';
import { createProfileStore } from '#family/store/profile/createProfileStore.ts';
import { readMark } from '#family/store/sync/familyMark.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeTab } from './fakeTab.ts';
import { storageOver } from './storageOver.ts';

export type SyncPhone = ReturnType<typeof aSyncPhone>;

/**
 * A phone with storage of its own, at this server. Nothing runs by itself: the tests say when. Its clock is `skewMs` off; `sent` are the bodies of all its requests; `network.losesAnswerOf`: the server does it, once, and
 * nobody hears of it.
 */
export function aSyncPhone(url: string, skewMs = 0) {
  const texts = new Map<string, string>();
  const device = fakeDevice();
  const network = { isDown: false, losesAnswerOf: '' };
  const sent: string[] = [];
  const localStorage = () => storageOver(texts);
  const clock: Clock = {
    now: () => Date.now() + skewMs,
    after: () => () => undefined,
  };
  const request: typeof fetch = async (input, init) => {
    if (network.isDown) throw new TypeError('Failed to fetch');
    if (typeof init?.body === 'string') sent.push(init.body);
    const answer = await fetch(input, init);
    const { losesAnswerOf: lost } = network;
    if (lost !== '' && answer.url.includes(lost)) {
      network.losesAnswerOf = '';
      throw new TypeError('Failed to fetch');
    }
    return answer;
  };

  /** The app is started. */
  function open() {
    const store = device.openApp();
    const profile = createProfileStore({ localStorage, clock, onOtherTab: () => undefined });
    const sync = createFamilySync({
      store,
      profile,
      backend: () => ({ url, key: PUBLISHABLE_KEY, fetch: request }),
      origin: () => url,
      deviceName: () => 'iPhone',
      clock,
      tab: fakeTab(),
      locks: fakeLocks(),
      random: () => 0,
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    });
    const stop = sync.start();
    return {
      store,
      profile,
      sync,
      clock,
      family: createSavedStore({
        store,
        settleNoteConflict,
        clock,
        persist: () => Promise.resolve(true),
      }),
      mark: () => store.user(readMark),
      close() {
        stop();
        store.close();
      },
    };
  }

  return { ...open(), open, network, sent, texts };
}
