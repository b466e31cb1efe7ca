// The composition root: everything that lives as long as the tab is made here, and nowhere else.
import { createStore } from 'zustand/vanilla';
import { type ConsentStorage, createConsent } from '#base/analytics/consent.ts';
import type { BesideText } from '#camps/rules/saved/note.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/device/db.ts';
import type { App } from '#base/useApp.ts';
import type { AccountInApp } from '#account/store/inApp.ts';
import type { CampsInApp, Prerender } from '#camps/store/inApp.ts';
import type { FamilyInApp } from '#family/store/inApp.ts';
import type { PlannerInApp } from '#planner/store/inApp.ts';
import type { ProvidersInApp } from '#providers/store/inApp.ts';
import type { SiteInApp } from '#site/store/inApp.ts';
import { lazy } from '#base/device/lazy.ts';
import { lazyLocalStore } from '#base/device/lazyLocalStore.ts';
import { lazyLive, type Live, liveValue } from '#base/device/live.ts';
import { liveToday } from '#base/device/liveToday.ts';
import { NOT_SERVED, type Served } from '#camps/store/directory/served.ts';
import { lazySync, type LazySyncTools } from './lazySync.ts';
import type * as Queries from '#camps/store/directory/directory.ts';
import { liveDirectory } from '#camps/store/directory/liveDirectory.ts';
import type { SchoolDistrictChoice } from '#camps/store/schoolDistrict.ts';
import type { MapKey } from '#camps/store/map/mapKey.ts';
import { liveIsOtherFamily, ownValue } from '#family/store/profile/otherFamily.ts';
import type { Search } from '#camps/store/search/liveSearch.ts';
import { openAccount } from '#base/session/account.ts';

export type AppTools = Omit<
  LazySyncTools,
  'openStore' | 'showInMemory' | 'outbox' | 'familySync'
> & {
  openStore: () => Promise<LocalStore>;
  /** For the stamps of the family's rows and for today; the device's when missing. */
  clock?: Clock;
  /** Missing where the page was not prerendered. */
  served?: Served;
  localStorage: ConsentStorage;
  /** Missing in a browser: its own storage has all that. */
  prerender?: Prerender;
};

const noticeFiles = () => import('#site/store/openNotices.ts');
const besides = () => import('#family/store/sync/besideNotes.ts');
const familyFiles = () => import('#family/store/backup/openFamilyFiles.ts');

/** What each subject adds; with their types known, App is whole. */
export type Added = CampsInApp &
  FamilyInApp &
  AccountInApp &
  PlannerInApp &
  ProvidersInApp &
  SiteInApp;

/** Touches neither storage nor network before somebody subscribes, so that prerendering can make one, too. */
export function createApp(tools: AppTools): App {
  const served = tools.served ?? NOT_SERVED;
  // Both come after the page stands: Dexie, and how the directory is read.
  let queries: typeof Queries | null = null;
  const openStore = lazy(async () => {
    const [opened, loaded] = await Promise.all([
      tools.openStore(),
      import('#camps/store/directory/directory.ts'),
    ]);
    queries = loaded;
    return opened;
  });
  const store = lazyLocalStore(openStore);
  // A live query begins when the store is loaded. No await: it would lose track of what it read.
  const directory = liveDirectory(
    store,
    async () => queries?.directory(store) ?? { status: 'opening' },
  );
  // These two through code that is fetched anyway: imports of their own would weigh on every first page.
  const outbox = lazy(async () => (await tools.loadSyncTools()).openOutbox(store));
  const account = openAccount(async (state) =>
    (await tools.loadSyncTools()).openDeviceSession(state),
  );
  const profile = lazy(async () => {
    const { createProfileStore } = await import('#family/store/profile/createProfileStore.ts');
    return createProfileStore({
      localStorage: tools.localStorage,
      clock: tools.clock,
      account: account.state,
    });
  });
  const isOtherFamily = liveIsOtherFamily(account.state, profile);
  const ofOwn = (ids: Live<ReadonlySet<string>>) => ownValue(ids, isOtherFamily, NO_IDS);
  const session = lazy(async () => {
    const [{ createSession }, device] = await Promise.all([
      import('#account/store/createSession.ts'),
      account.device(),
    ]);
    return createSession(device);
  });
  const familySync = lazy(async () => {
    const [{ openFamilySync }, opened] = await Promise.all([tools.loadSyncTools(), profile()]);
    return openFamilySync({ store, profile: opened, account, session });
  });
  async function refuseOthers() {
    // Whose session cannot be read is nobody: their plan is stored all the same.
    await account.device().catch(() => undefined);
    await isOtherFamily.refuse();
  }
  const ofFamily = { ...tools, store, profile, refuseOthers };
  const today = liveToday(served.day, tools.clock ?? deviceClock);
  const install = lazy(async () => (await noticeFiles()).openInstall());
  return {
    store,
    directory,
    outbox,
    profile,
    backup: lazy(async () => (await familyFiles()).openBackup(ofFamily)),
    handOver: lazy(async () => (await familyFiles()).openHandOver(ofFamily)),
    isOtherFamily,
    favorites: ofOwn(liveIds(store, 'favourites')),
    scheduled: ofOwn(liveIds(store, 'scheduled')),
    changedCamps: ofOwn(
      lazyLive<ReadonlySet<string>>(NO_IDS, async () => {
        const { liveChangedCamps } = await import('#planner/store/liveChangedCamps.ts');
        return liveChangedCamps(store, directory, today);
      }),
    ),
    schoolDistrict: lazyLive<SchoolDistrictChoice | null>(null, async () => {
      const { createSchoolDistrict } = await import('#camps/store/schoolDistrict.ts');
      return createSchoolDistrict(tools.localStorage);
    }),
    search: lazyLive<Search | null>(null, async () => {
      const { liveSearch } = await import('#camps/store/search/liveSearch.ts');
      return liveSearch(directory);
    }),
    sync: lazySync(store, { ...tools, openStore, showInMemory: directory.set, outbox, familySync }),
    besideNotes: lazyLive<ReadonlyMap<string, readonly BesideText[]>>(new Map(), async () => {
      const { besideNotes } = await besides();
      return liveValue(
        store,
        () => besideNotes(store),
        new Map(),
        (last) => last,
      );
    }),
    family: lazy(async () => {
      const [{ createFamily }, { settleBeside }] = await Promise.all([
        import('#camps/store/saved/createFamily.ts'),
        besides(),
      ]);
      return createFamily({ store, clock: tools.clock, refuseOthers, settleBeside });
    }),
    planner: lazy(async () => {
      const { createPlanner } = await import('#planner/store/createPlanner.ts');
      return createPlanner({ store, clock: tools.clock ?? deviceClock, refuseOthers });
    }),
    mapKey: lazyLive<MapKey>({ status: 'asking' }, async () => {
      const { createMapKey } = await import('#camps/store/map/mapKey.ts');
      return createMapKey();
    }),
    streetMaps: lazy(async () => {
      const { createStreetMaps } = await import('#camps/store/map/streets/streetMap.ts');
      return createStreetMaps();
    }),
    consent: createConsent(tools.localStorage),
    account,
    link: createStore(() => ''),
    session,
    familySync,
    async dropFamilyKey() {
      const { dropFamilyKey } = await import('#family/store/sync/dropFamilyKey.ts');
      await dropFamilyKey(store);
    },
    install,
    notices: lazy(async () =>
      (await noticeFiles()).openNotices({
        ...ofFamily,
        canInstall: async () => (await install()).getState().way !== 'none',
      }),
    ),
    served,
    today,
    prerender: tools.prerender ?? null,
  };
}

const NO_IDS: ReadonlySet<string> = new Set();

function liveIds(store: LocalStore, table: 'favourites' | 'scheduled') {
  return liveValue<ReadonlySet<string>>(
    store,
    async () => new Set(await store.user((db) => db[table].toCollection().primaryKeys())),
    NO_IDS,
    // A storage that fails is reported by sync and by the next save.
    (last) => last,
    (a, b) => [...a].join() === [...b].join(),
  );
}
