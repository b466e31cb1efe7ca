import { createStore } from 'zustand/vanilla';
import { persist, type PersistStorage } from 'zustand/middleware';
import { type Profile, sampleProfile } from '#family/rules/profile.ts';
import { stampChanges } from '#family/rules/familyRecord.ts';
import { attempt } from '#base/device/attempt.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { Live } from '#base/storage/live.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import type { ProfileState, ProfileStore } from './ProfileStore.ts';
import { DAMAGED_KEY, PROFILE_KEY } from '#base/storage/storageKeys.ts';
import { readStored, VERSION, writeStored } from './storedProfile.ts';
import { adoptEmail } from '#family/rules/editProfile.ts';

export type ProfileTools = {
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The device's, or a stand-in. */
  clock?: Pick<Clock, 'now'> | undefined;
  /** Calls back when another tab has written to localStorage; the browser's, or a stand-in. */
  onOtherTab?: (listener: () => void) => void;
  /** The session; signed out when missing. */
  account?: Live<SessionState>;
};

/** One per tab. Nothing throws: what the browser does not take lasts as long as the tab (`isKept`). */
export function createProfileStore({
  localStorage,
  clock = deviceClock,
  onOtherTab = (listener) => window.addEventListener('storage', listener),
  account,
}: ProfileTools): ProfileStore {
  let read: Profile | null = null;
  let others = {};
  let damaged = attempt(() => localStorage().getItem(DAMAGED_KEY)) ?? null;
  let isKept = true;

  const storage: PersistStorage<Profile> = {
    getItem() {
      const text = attempt(() => ({ found: localStorage().getItem(PROFILE_KEY) }));
      // Refused: what the tab has is all there is.
      if (text === undefined) return null;
      const stored = readStored(text.found);
      if (stored.isDamaged && text.found !== null) damaged = joined(damaged, text.found);
      others = stored.others;
      read = stored.profile;
      return { state: stored.profile, version: VERSION };
    },
    setItem(_, { state }) {
      isKept =
        attempt(() => {
          // Nothing that could not be read is written over before it lies elsewhere.
          if (damaged !== null) localStorage().setItem(DAMAGED_KEY, damaged);
          localStorage().setItem(PROFILE_KEY, writeStored(state, others));
          return true;
        }) ?? false;
    },
    removeItem() {
      attempt(() => localStorage().removeItem(PROFILE_KEY));
    },
  };

  const store = createStore<ProfileState>()(
    persist((): ProfileState => ({ profile: sampleProfile(), isKept: true, damaged: null }), {
      name: PROFILE_KEY,
      version: VERSION,
      storage,
      partialize: ({ profile }) => profile,
      merge: (_, state) => ({ ...state, profile: read ?? state.profile, damaged }),
    }),
  );

  /** What another tab has written since; not over what only this tab has. */
  function readAgain(): void {
    if (isKept) void store.persist.rehydrate();
  }
  onOtherTab(readAgain);

  function edit(next: (profile: Profile) => Profile): void {
    readAgain();
    const { profile } = store.getState();
    const edited = next(profile);
    if (edited === profile) return;
    save({ profile: edited });
  }

  function save(changed: Partial<ProfileState>): void {
    store.setState(changed);
    if (store.getState().isKept !== isKept) store.setState({ isKept });
  }

  const profileStore: ProfileStore = {
    ...store,
    change: (next) =>
      edit((before) => {
        const after = next(before);
        return after === before ? before : stampChanges(before, after, clock.now());
      }),
    take: edit,
    dropDamaged() {
      damaged = null;
      attempt(() => localStorage().removeItem(DAMAGED_KEY));
      save({ damaged });
    },
  };
  if (account) followAccount(account, profileStore);
  return profileStore;
}

/** What was set aside earlier stays. */
const joined = (earlier: string | null, text: string) =>
  earlier === null || earlier.includes(text) ? (earlier ?? text) : `${earlier}\n${text}`;

/** "The signed-in user's e-mail replaces the stored parent e-mail when they differ." For as long as the tab lives. */
function followAccount(account: Live<SessionState>, profile: ProfileStore): void {
  const adopt = (state: SessionState) => {
    if (state.status !== 'in' || state.email === null) return;
    const { email } = state;
    profile.take((before) => adoptEmail(before, email));
  };
  account.subscribe(adopt);
  adopt(account.getState());
}
