import type { DirectoryState } from '#camps/camps.ts';
import { attempt } from '#base/device/attempt.ts';
import {
  type KeyValueStorage,
  loadFamilyFiles,
  type ProfileStore,
  type Rooms,
} from '#family/family.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { lazy } from '#base/device/lazy.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { saveOpenDays } from '#base/storage/saveOpenDays.ts';
import type { Live } from '#base/storage/live.ts';
import type { OpenDaysCount } from '#base/storage/openDays.ts';
import type { Account } from '#base/session/account.ts';
import {
  ALARMS_CACHE,
  FAMILY_MAILS_KEY,
  POPULAR_KEY,
  PROFILE_KEY,
} from '#base/storage/storageKeys.ts';
import type { Alarms } from '#planner/store/alarms/Alarms.ts';
import type { CircleKeeper } from '#planner/store/circles/createCircleKeeper.ts';
import { followOpenDays } from '#planner/store/followOpenDays.ts';
import { createPlanner } from '#planner/store/createPlanner.ts';
import type { FamilyMails } from '#planner/store/mails/createFamilyMails.ts';
import type { MailSession } from '#planner/store/mails/putFamilyMails.ts';
import type { Planner } from '#planner/store/Planner.ts';
import type { Popular } from '#planner/store/popular/createPopular.ts';
import type { Publisher } from '#planner/store/rooms/createPublisher.ts';

export type PlannerParts = {
  store: LocalStore;
  clock?: Clock | undefined;
  profile: () => Promise<ProfileStore>;
  rooms: () => Promise<Rooms>;
  account: Pick<Account, 'state'>;
  session: () => Promise<MailSession>;
  localStorage: KeyValueStorage;
  directory: Live<DirectoryState>;
  today: Live<string>;
  openDays: Pick<OpenDaysCount, 'show'>;
};

/**
 * `publisher`: what keeps the family's rooms as the plan is; `circles`: what keeps its circles in step; `popular`: what counts its
 * open weeks, if it agreed; `familyMails`: what tells the server for when it wants mail, if it asked for that; `alarms`: what rings
 * on this phone.
 */
export type OpenedPlanner = Planner & {
  publisher: () => Promise<Publisher>;
  circles: () => Promise<CircleKeeper>;
  popular: () => Promise<Popular>;
  familyMails: () => Promise<FamilyMails>;
  alarms: () => Promise<Alarms>;
};

/** The planner of a browser's tab. The days that are open are counted for the header; where the family has calendar feeds, rooms or alarms, or has agreed to be counted, they begin to follow the plan. */
export function openPlanner({
  store,
  clock = deviceClock,
  profile,
  rooms,
  account,
  session,
  localStorage,
  directory,
  today,
  openDays,
}: PlannerParts): OpenedPlanner {
  const planner = createPlanner({ store, clock });
  const follower = {
    store,
    planner,
    clock,
    profile: async () => (await profile()).getState().profile,
    tab: browserSignals,
    locks: globalThis.navigator?.locks,
    random: () => Math.random(),
  };
  const publisher = lazy(async () => {
    const { createPublisher } = await import('./followers.ts');
    return createPublisher({ ...follower, profile, rooms: await rooms() });
  });
  const circles = lazy(async () => {
    const [{ createCircleKeeper }, family] = await Promise.all([
      import('./followers.ts'),
      loadFamilyFiles(),
    ]);
    return createCircleKeeper({ ...follower, circles: await family.loadCircles({ store, clock }) });
  });
  const keepDays = (days: Record<string, number>) => {
    saveOpenDays(localStorage, days);
    openDays.show();
  };
  const count = async () =>
    followOpenDays({ store, directory, today, profile: await profile() }, keepDays);
  count().catch(logBug);
  const followFeeds = async () => {
    const { createFeeds, feedText } = await import('./followers.ts');
    createFeeds({ ...follower, textOf: feedText, backend: pageBackend }).start();
  };
  whenThere(store, 'feed', () => void followFeeds().catch(logBug));
  whenThere(store, 'room', () => void publisher().then((opened) => opened.start(), logBug));
  whenThere(store, 'circle', () => void circles().then((opened) => opened.start(), logBug));
  const popular = lazy(async () => {
    const { createPopular } = await import('./followers.ts');
    const tools = { localStorage, profile: await profile(), backend: pageBackend };
    return createPopular({ ...follower, ...tools });
  });
  if (hasText(localStorage, POPULAR_KEY)) void popular().catch(logBug);
  const familyMails = lazy(async () => {
    const { createFamilyMails } = await import('./followers.ts');
    const tools = {
      localStorage,
      profile: await profile(),
      account,
      session,
      pass: async () => (await alarms()).pass(),
    };
    return createFamilyMails({ ...follower, ...tools, backend: pageBackend });
  });
  if (hasText(localStorage, FAMILY_MAILS_KEY) || hasText(localStorage, PROFILE_KEY, WANTS_MAIL))
    void familyMails().catch(logBug);
  const alarms = lazy(async () => {
    const { openAlarms } = await import('./followers.ts');
    return openAlarms({ ...follower, backend: pageBackend });
  });
  followAlarms(alarms).catch(logBug);
  return { ...planner, publisher, circles, popular, familyMails, alarms };
}

/** Their code is loaded where alarms are on, or the server has yet to drop some. */
async function followAlarms(open: () => Promise<Alarms>): Promise<void> {
  // Some private windows refuse to say; then there is nothing.
  const isThere = await globalThis.caches?.has(ALARMS_CACHE).catch(() => false);
  if (isThere) await open();
}

/** In the profile's text: its own code would weigh on the start of every phone. */
const WANTS_MAIL = /"(?:signUpMails|weeklyDigest)":true/;

function hasText(localStorage: KeyValueStorage, key: string, wanted = /(?:)/): boolean {
  const text = attempt(() => localStorage().getItem(key)) ?? null;
  return text !== null && wanted.test(text);
}

/** Calls back once, as soon as the plan has a row of the kind. */
function whenThere(store: LocalStore, kind: 'feed' | 'room' | 'circle', follow: () => void): void {
  let isFollowing = false;
  const countRows = () =>
    store.user((db) => db.plan.where('[kind+id]').between([kind, ''], [kind, '\uffff']).count());
  const onCount = (count: number) => {
    if (count === 0 || isFollowing) return;
    isFollowing = true;
    follow();
  };
  store.live(countRows, onCount, logBug);
}
