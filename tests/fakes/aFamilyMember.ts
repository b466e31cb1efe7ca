import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import type { Clock } from '#base/device/clock.ts';
import { createFamilySync } from '#family/store/sync/createFamilySync.ts';
import { bind, memberOf, newDevice } from '#family/store/sync/membership.ts';
import { readMark } from '#family/store/sync/familyMark.ts';
import { keyIdOf, newKeys } from '#family/store/space/spaceKeys.ts';
import { createProfileStore } from '#family/store/profile/createProfileStore.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import type { FakeSpaceServer } from './FakeSpaceServer.ts';
import { fakeTab } from './fakeTab.ts';

/** The keys of every family: what matters is who has them. */
export const KEYS = newKeys((length) => new Uint8Array(length).fill(7));

let members = 0;

/** A phone of a family at a server in memory. */
export function aFamilyMember(server: FakeSpaceServer, clock: FakeClock = fakeClock()) {
  const texts = new Map<string, string>();
  const disk = { isFull: false };
  /** What the app's own code throws on the way to the server. */
  const code: { bug: Error | null } = { bug: null };
  const device = fakeDevice(clock);
  members += 1;
  const random = seeded(members);
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

  /** The app is started, in a tab of its own. */
  function openTab(timeOf: Clock = clock) {
    const store = device.openApp();
    const profile = createProfileStore({ localStorage, clock, onOtherTab: () => undefined });
    const tab = fakeTab();
    const sync = createFamilySync({
      store,
      profile,
      backend() {
        if (code.bug) throw code.bug;
        return { url: 'https://server.example', key: 'key', fetch: server.fetch };
      },
      origin: () => 'https://camply.example',
      deviceName: () => 'iPhone',
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

  /** This phone and the server have the same key already. */
  async function join({ store }: ReturnType<typeof openTab>) {
    const own = await newDevice(KEYS, randomBytes);
    const { proof_hash: hash, ...member } = await memberOf(own);
    const known = server.spaces.get(KEYS.space);
    if (known) known.members.set(hash, member);
    else {
      server.spaces.set(KEYS.space, {
        keyId: await keyIdOf(KEYS),
        admitHash: '',
        recovery: null,
        members: new Map([[hash, member]]),
        rows: new Map(),
      });
    }
    const now = clock.now();
    await bind(store, KEYS, own, { name: 'iPhone', now, lacksRecoveryCode: false });
  }

  return { clock, texts, disk, code, indexedDB: device.indexedDB, openTab, join };
}

export type FamilyTab = ReturnType<ReturnType<typeof aFamilyMember>['openTab']>;
