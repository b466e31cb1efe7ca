import { createStore } from 'zustand/vanilla';
import type { Clock } from '#base/device/clock.ts';
import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import { bind } from '#family/store/sync/boundState.ts';
import { createFamilyCipher, KEY_LENGTH } from '#family/store/sync/familyCipher.ts';
import { createFamilySync } from '#family/store/sync/createFamilySync.ts';
import { readMark } from '#family/store/sync/familyMark.ts';
import { saveProfile } from '#family/store/sync/switchFamily.ts';
import { createProfileStore } from '#family/store/profile/createProfileStore.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import type { FakeFamilyServer } from './FakeFamilyServer.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeTab } from './fakeTab.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';

export const FAMILY = 'family-1';
const KEY = new Uint8Array(KEY_LENGTH).fill(7);

export const signedIn = (userId = FAMILY): SessionState => ({
  status: 'in',
  userId,
  email: `${userId}@home.example`,
  role: null,
  lacksSecondFactor: false,
});

let members = 0;

/** A phone of a family at a server in memory. Without a library of accounts: the test sets the signed-in user. */
export function aFamilyMember(server: FakeFamilyServer, clock: FakeClock = fakeClock()) {
  const texts = new Map<string, string>();
  const disk = { isFull: false };
  /** What the app's own code throws on the way to the server. */
  const code: { bug: Error | null } = { bug: null };
  const device = fakeDevice(clock);
  members += 1;
  const random = seeded(members);
  const who = createStore<SessionState>(() => signedIn());
  const locks = fakeLocks();
  const localStorage = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => void texts.delete(key),
  });
  const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
  const userId = () => {
    const state = who.getState();
    return state.status === 'in' ? state.userId : '';
  };

  /** The app is started, in a tab of its own. */
  function openTab(timeOf: Clock = clock) {
    const store = device.openApp();
    const profile = createProfileStore({ localStorage, clock, onOtherTab: () => undefined });
    const tab = fakeTab();
    const sync = createFamilySync({
      store,
      profile,
      who,
      accessToken: async () => (userId() === '' ? null : 'token'),
      checkPassword: async () => 'done',
      backend() {
        if (code.bug) throw code.bug;
        return { url: 'https://server.example', key: 'key', fetch: server.fetchFor(userId) };
      },
      clock: timeOf,
      tab,
      locks,
      random: () => 1,
      randomBytes,
    });
    return {
      store,
      profile,
      tab,
      sync,
      family: createSavedStore({
        store,
        settleNoteConflict,
        clock,
        persist: () => Promise.resolve(true),
      }),
      mark: () => store.user(readMark),
    };
  }

  /** This phone and the server have the same key already: stretching passwords is slow. */
  async function join({ store, profile }: ReturnType<typeof openTab>, owner = FAMILY) {
    const { keyId } = await createFamilyCipher(KEY);
    const copy = server.copies.get(owner);
    if (!copy) server.copies.set(owner, { keyId, wraps: {}, rows: new Map() });
    saveProfile(profile, (before) => ({ ...before, owner }));
    await bind(store, owner, { keyId, key: KEY }, randomBytes);
  }

  return { clock, who, texts, disk, code, indexedDB: device.indexedDB, openTab, join };
}

export type FamilyTab = ReturnType<ReturnType<typeof aFamilyMember>['openTab']>;
