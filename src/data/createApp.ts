// The composition root: everything that lives as long as the tab is made here, and nowhere else.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ConsentStorage, type ConsentStore, createConsent } from './analytics/consent.ts';
import type { Directory } from '#domain/camp/directory.ts';
import type { Season } from '#domain/season/season.ts';
import type { BesideText } from '#domain/family/note.ts';
import type { Filters } from '#domain/list/filters.ts';
import type { Shown } from '#domain/list/listFacts.ts';
import { type Clock, deviceClock } from './device/clock.ts';
import type { LocalStore } from './device/db.ts';
import { type Lazy, lazy } from './device/lazy.ts';
import { lazyLocalStore } from './device/lazyLocalStore.ts';
import { lazyLive, type Live, liveValue } from './device/live.ts';
import { liveToday } from './device/liveToday.ts';
import { NOT_SERVED, type Served } from './device/served.ts';
import { lazySync, type LazySync, type LazySyncTools } from './directory/lazySync.ts';
import type * as Queries from './directory/directory.ts';
import { liveDirectory } from './directory/liveDirectory.ts';
import type { DirectoryState } from './directory/directory.ts';
import type { Backup } from './backup/createBackup.ts';
import type { Family } from './family/createFamily.ts';
import type { FamilySync } from './family/sync/FamilySync.ts';
import type { SchoolDistrictChoice } from './family/schoolDistrict.ts';
import type { HandOver } from './handOver/createHandOver.ts';
import type { Install } from './install/createInstall.ts';
import type { MapKey } from './map/mapKey.ts';
import type { NoticeSources } from './notices/openNotices.ts';
import type { LiveOutbox } from './outbox/createOutbox.ts';
import type { StreetMap } from './map/streets/streetMap.ts';
import type { Planner } from './plan/Planner.ts';
import { liveIsOtherFamily, ownValue } from './profile/otherFamily.ts';
import type { ProfileStore } from './profile/ProfileStore.ts';
import type { Search } from './search/liveSearch.ts';
import { type Account, openAccount } from './session/account.ts';
import type { Accounts } from './session/accounts.ts';
import type { Session } from './session/createSession.ts';

/** What pages are made of while the app is built. */
export type Prerender = {
  directory: Directory;
  /** The featured camps of these seasons in list order; `read` as in useBrowse. */
  firstCamps: (seasons: readonly Season[], read: (filters: Filters) => Filters) => readonly Shown[];
};

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

export type App = {
  store: LocalStore;
  directory: Live<DirectoryState>;
  /**
   * Whether the plan on this phone is of another account than the one that is signed in, who sees none of it and changes
   * none of it; null until that is known.
   */
  isOtherFamily: Live<boolean | null>;
  /** Ids of camps. */
  favorites: Live<ReadonlySet<string>>;
  scheduled: Live<ReadonlySet<string>>;
  /** Of the plan: whose listing has changed since it was last looked at. */
  changedCamps: Live<ReadonlySet<string>>;
  schoolDistrict: Live<SchoolDistrictChoice | null>;
  search: Live<Search | null>;
  sync: LazySync;
  /** Words beside the family's notes that nobody has decided on, by the id of the camp. */
  besideNotes: Live<ReadonlyMap<string, readonly BesideText[]>>;
  /** The commands. Rejects when their code does not arrive; the next call fetches it again. */
  family: () => Promise<Family>;
  /** Changes of the plan. Rejects as `family` does. */
  planner: () => Promise<Planner>;
  /** All that the family has, as a file. Rejects as `family` does. */
  backup: () => Promise<Backup>;
  /** The same for another phone, through the server. Rejects as `family` does. */
  handOver: () => Promise<HandOver>;
  /** What a provider sends; begins to send what waits. Rejects as `family` does. */
  outbox: () => Promise<LiveOutbox>;
  mapKey: Live<MapKey>;
  /** By the address of an operator's file. Rejects as `family` does. */
  streetMaps: () => Promise<(url: string) => StreetMap>;
  consent: ConsentStore;
  /** How the app gets onto this device. Rejects as `family` does. */
  install: () => Promise<Install>;
  /** What notices are made of. Rejects as `family` does. */
  notices: () => Promise<NoticeSources>;
  /** Who the family is. Rejects as `family` does. */
  profile: Lazy<ProfileStore>;
  /** Who is signed in. */
  account: Account;
  /** What the address carried that signs somebody in (linkInAddress.ts); '' when nothing, or when it is done with. */
  link: StoreApi<string>;
  /** What a family can do about several devices; begins to bring them in step. Rejects as `family` does. */
  familySync: () => Promise<FamilySync>;
  /** After a sign-out here: what opens the family's copy goes, too. Rejects as `family` does, or with StorageError. */
  dropFamilyKey: () => Promise<void>;
  /** What can be done with an account. Rejects as `family` does. */
  session: () => Promise<Session & Accounts>;
  served: Served;
  /** In Atlanta, YYYY-MM-DD. */
  today: Live<string>;
  prerender: Prerender | null;
};

const noticeFiles = () => import('./notices/openNotices.ts');
const besides = () => import('./family/sync/besideNotes.ts');
const familyFiles = () => import('./backup/openFamilyFiles.ts');

/** Touches neither storage nor network before somebody subscribes, so that prerendering can make one, too. */
export function createApp(tools: AppTools): App {
  const served = tools.served ?? NOT_SERVED;
  // Both come after the page stands: Dexie, and how the directory is read.
  let queries: typeof Queries | null = null;
  const openStore = lazy(async () => {
    const [opened, loaded] = await Promise.all([
      tools.openStore(),
      import('./directory/directory.ts'),
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
    const { createProfileStore } = await import('./profile/createProfileStore.ts');
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
      import('./session/createSession.ts'),
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
        const { liveChangedCamps } = await import('./plan/liveChangedCamps.ts');
        return liveChangedCamps(store, directory, today);
      }),
    ),
    schoolDistrict: lazyLive<SchoolDistrictChoice | null>(null, async () => {
      const { createSchoolDistrict } = await import('./family/schoolDistrict.ts');
      return createSchoolDistrict(tools.localStorage);
    }),
    search: lazyLive<Search | null>(null, async () => {
      const { liveSearch } = await import('./search/liveSearch.ts');
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
        import('./family/createFamily.ts'),
        besides(),
      ]);
      return createFamily({ store, clock: tools.clock, refuseOthers, settleBeside });
    }),
    planner: lazy(async () => {
      const { createPlanner } = await import('./plan/createPlanner.ts');
      return createPlanner({ store, clock: tools.clock ?? deviceClock, refuseOthers });
    }),
    mapKey: lazyLive<MapKey>({ status: 'asking' }, async () => {
      const { createMapKey } = await import('./map/mapKey.ts');
      return createMapKey();
    }),
    streetMaps: lazy(async () => {
      const { createStreetMaps } = await import('./map/streets/streetMap.ts');
      return createStreetMaps();
    }),
    consent: createConsent(tools.localStorage),
    account,
    link: createStore(() => ''),
    session,
    familySync,
    async dropFamilyKey() {
      const { dropFamilyKey } = await import('./family/sync/dropFamilyKey.ts');
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
