// The commands of FamilySync.ts. When passes run is createRunner.ts, how they go syncPass.ts.
import { createStore } from 'zustand/vanilla';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { Live } from '#base/storage/live.ts';
import type { Locks } from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { collect } from '../backup/collect.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import type { UserCall } from '#base/session/callAsUser.ts';
import { unreadablePlans } from './setAsidePlans.ts';
import { bind, forgetOwner, markRecoveryCode, unbind } from './boundState.ts';
import { createKeyring, type Keyring } from './createKeyring.ts';
import { createRunner } from './createRunner.ts';
import { createFamilyCipher } from './familyCipher.ts';
import { changeMark, type FamilyMark, readMark } from './familyMark.ts';
import { familyServer } from './familyServer.ts';
import type { FamilySync, SyncState, SyncTrouble, TurnOnOutcome } from './FamilySync.ts';
import { FamilySyncError } from './FamilySyncError.ts';
import { previewJoin } from './previewJoin.ts';
import { sealedRemote } from './sealedRemote.ts';
import { saveProfile, switchFamily } from './switchFamily.ts';
import { deriveSyncState } from './deriveSyncState.ts';

export type FamilySyncTools = Pick<UserCall, 'backend' | 'accessToken'> & {
  store: LocalStore;
  profile: ProfileStore;
  who: Live<SessionState>;
  /** Asks the server whether it is the signed-in user's password. */
  checkPassword: (password: string) => Promise<'done' | 'wrong' | 'limited' | 'unreachable'>;
  clock: Clock;
  tab: TabSignals;
  locks: Locks;
  random: () => number;
  randomBytes: RandomBytes;
};

export type LiveFamilySync = FamilySync & {
  /** Begins; the returned function cancels what is under way and what is planned. */
  start(): () => void;
};

export function createFamilySync(tools: FamilySyncTools): LiveFamilySync {
  const { store, profile, who: account, clock, checkPassword } = tools;
  const serverOf = (owner: string) => familyServer(tools, owner);
  const runner = createRunner({ ...tools, serverOf });
  const mark = createStore<{ value: FamilyMark | null | 'opening' | 'failed' }>(() => ({
    value: 'opening',
  }));
  const state = createStore<SyncState>(() => ({ is: 'opening' }));
  const keyrings = new Map<string, Keyring>();

  function show(): void {
    const { value } = mark.getState();
    const { owner } = profile.getState().profile;
    const next = deriveSyncState(value, owner, account.getState(), runner.status.getState());
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  }

  function keyringOf(owner: string): Keyring {
    const known = keyrings.get(owner) ?? createKeyring(tools, owner, serverOf(owner));
    keyrings.set(owner, known);
    return known;
  }

  /** Runs work for the signed-in user and returns refusals of the server as codes. */
  async function asked<T>(work: (keyring: Keyring, owner: string) => Promise<T>) {
    const who = account.getState();
    if (who.status !== 'in') return 'signedOut';
    if (who.lacksSecondFactor) return 'secondStep';
    try {
      return await work(keyringOf(who.userId), who.userId);
    } catch (error) {
      if (error instanceof FamilySyncError) return troubleOf(error);
      throw error;
    }
  }

  const isOwn = (owner: string) => [owner, ''].includes(profile.getState().profile.owner);

  async function begin(password: string, anew: boolean): Promise<TurnOnOutcome> {
    const begun = await asked<TurnOnOutcome>(async (keyring, owner) => {
      const outcome = await checkPassword(password);
      if (outcome !== 'done') return { outcome };
      // Another account's plan: a different screen asks about it first.
      if (!isOwn(owner)) return { outcome: 'signedOut' };
      saveProfile(profile, (before) => ({ ...before, owner }));
      return keyring.begin(password, anew);
    });
    if (typeof begun === 'string') return { outcome: begun };
    await shownNow();
    if (begun.outcome === 'done') void runner.begin();
    return begun;
  }

  /** Reads the stored state, since the live query may lag behind. */
  async function shownNow(): Promise<SyncState> {
    mark.setState({ value: await store.user(readMark) });
    show();
    return state.getState();
  }

  async function syncNow(): Promise<void> {
    await runner.begin();
    await shownNow();
  }

  /** What an earlier version of the app could not read: quick where there is none. */
  async function readUnreadable(): Promise<void> {
    const { owner } = profile.getState().profile;
    const records = owner === '' ? [] : await unreadablePlans(store, owner);
    if (records.length === 0) return;
    const { readAgain } = await import('./readAgain.ts');
    for (const record of records) await readAgain(store, profile, record, clock.now());
  }

  return {
    state,
    look: () => asked((keyring) => keyring.look()),
    turnOn: (password) => begin(password, false),
    startAnew: (password) => begin(password, true),

    async unlock(lock, secret) {
      const outcome = await asked((keyring) => keyring.unlock(lock, secret));
      if (outcome === 'done') void runner.begin();
      // Another device has turned it off.
      if (outcome === 'none' && (await shownNow()).is === 'locked') await unbind(store, 'ended');
      await shownNow();
      return outcome;
    },

    preview: () =>
      asked(async (keyring, owner) => {
        const opened = keyring.opened();
        if (opened === null || !isOwn(owner)) return 'unreachable';
        const remote = sealedRemote(serverOf(owner), await createFamilyCipher(opened.key));
        const { records } = await collect({ store, profile: () => Promise.resolve(profile) });
        return previewJoin(remote, records, clock.now(), new AbortController().signal);
      }),

    async join() {
      const joined = await asked(async (keyring, owner) => {
        const opened = keyring.opened();
        if (opened === null || !isOwn(owner)) return 'unreachable';
        saveProfile(profile, (before) => ({ ...before, owner }));
        await bind(store, owner, opened, tools.randomBytes);
        return 'done';
      });
      if (joined !== 'done') return joined;
      await syncNow();
      return runner.status.getState().problem === null ? 'done' : 'unreachable';
    },

    newRecoveryCode: () =>
      asked(async (keyring) => {
        const recoveryCode = await keyring.newRecoveryCode();
        return recoveryCode === null ? 'unreachable' : { recoveryCode };
      }),

    async recoveryCodeNoted() {
      await markRecoveryCode(store, false);
      await shownNow();
    },

    async turnOff() {
      await store.user((db) =>
        changeMark(db, (before) =>
          before.state === 'on' ? { ...before, state: 'ending', familyKey: null } : before,
        ),
      );
      await syncNow();
    },

    async dismissEnded() {
      await unbind(store, 'off');
      await shownNow();
    },

    syncNow,

    async onPassword(password) {
      const outcome = await asked((keyring) => keyring.onPassword(password));
      const { is } = await shownNow();
      if (is === 'otherFamily') return is;
      void runner.begin();
      return outcome === 'joinable' ? outcome : null;
    },

    async putAside() {
      const who = account.getState();
      if (who.status !== 'in') return;
      await switchFamily(store, profile, who.userId);
      await readUnreadable();
      await shownNow();
      void runner.begin();
    },

    async claim() {
      const who = account.getState();
      const now = await shownNow();
      if (who.status !== 'in' || now.is !== 'otherFamily' || now.isOn) return;
      saveProfile(profile, (before) => ({ ...before, owner: who.userId }));
      await forgetOwner(store);
      await shownNow();
    },

    async accountDeleted(userId) {
      saveProfile(profile, (before) =>
        before.owner === userId ? { ...before, owner: '' } : before,
      );
      await forgetOwner(store, userId);
      await shownNow();
    },

    start() {
      const stop = [
        store.live(
          () => store.user(readMark),
          (value) => mark.setState({ value }),
          // The last state stays; the next pass reports the problem.
          () => mark.setState(({ value }) => ({ value: value === 'opening' ? 'failed' : value })),
        ),
        mark.subscribe(show),
        account.subscribe(({ status }) => {
          if (status === 'out') keyrings.clear();
        }),
        profile.subscribe(show),
        account.subscribe(show),
        runner.status.subscribe(show),
        runner.start(),
      ];
      show();
      readUnreadable().catch((error: unknown) => {
        console.error('A plan that was set aside could not be read again', error);
      });
      return () => {
        for (const end of stop) end();
      };
    },
  };
}

function troubleOf({ problem }: FamilySyncError): SyncTrouble {
  if (problem === 'signedOut' || problem === 'owner') return 'signedOut';
  return problem === 'secondStep' ? problem : 'unreachable';
}
