// The composition root: everything that lives as long as the tab is made here, and nowhere else.
import { createStore } from 'zustand/vanilla';
import { loadSession } from '#account/account.ts';
import {
  liveDirectory,
  loadSavedStore,
  loadDirectory,
  loadSearch,
  loadMapKey,
  loadSchoolDistrict,
  type MapKey,
  NOT_SERVED,
  type FamilyMarks,
  type Prerender,
  type SchoolDistrictChoice,
  type Search,
  type Served,
} from '#camps/camps.ts';
import { loadNoteConflicts, loadProfile, loadFamilyFiles } from '#family/family.ts';
import { loadPlanner, loadPlanMarks } from '#planner/planner.ts';
import { loadNotices } from '#site/site.ts';
import { type ConsentStorage, createConsent } from '#base/analytics/consent.ts';
import type { NoteConflict } from '#camps/rules/saved/note.ts';
import { PROFILE_KEY } from '#base/storage/storageKeys.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import type { App } from '#base/useApp.ts';
import { lazy } from '#base/device/lazy.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import { openStoreFrom } from '#base/storage/openStoreFrom.ts';
import { liveFrom, liveValue } from '#base/storage/live.ts';
import { createOpenDays } from '#base/storage/openDays.ts';
import { liveToday } from '#base/device/liveToday.ts';
import { openAppSync, type AppSyncTools } from './openAppSync.ts';
import { openAccount } from '#base/session/account.ts';

export type AppTools = Omit<
  AppSyncTools,
  'openStore' | 'showInMemory' | 'outbox' | 'familySync' | 'planner'
> & {
  openStore: () => Promise<LocalStore>;
  /** The clock for the stamps of the family's rows and for today; the device's by default. */
  clock?: Clock;
  /** Missing where the page was not prerendered. */
  served?: Served;
  localStorage: ConsentStorage;
  /** Missing in a browser: its own storage has all that. */
  prerender?: Prerender;
};

/** Touches neither storage nor network before the first subscription, so prerendering can create one, too. */
export function createApp(tools: AppTools): App {
  const served = tools.served ?? NOT_SERVED;
  // Both load after the page is drawn: Dexie, and the code that reads the directory.
  let queries: Awaited<ReturnType<typeof loadDirectory>> | null = null;
  const openStore = lazy(async () => {
    const loading = yieldToMain().then(loadDirectory);
    const [opened, loaded] = await Promise.all([tools.openStore(), loading]);
    queries = loaded;
    return opened;
  });
  const store = openStoreFrom(openStore);
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
    const { createProfileStore } = await loadProfile();
    return createProfileStore({
      localStorage: tools.localStorage,
      clock: tools.clock,
      account: account.state,
    });
  });
  const session = lazy(async () => {
    const [{ createSession }, device] = await Promise.all([loadSession(), account.device()]);
    return createSession(device);
  });
  const familySync = lazy(async () => {
    const [{ openFamilySync }, opened] = await Promise.all([tools.loadSyncTools(), profile()]);
    return openFamilySync({ store, profile: opened });
  });
  const ofFamily = { ...tools, store, profile };
  const rooms = lazy(async () => (await loadFamilyFiles()).loadRooms(ofFamily));
  const today = liveToday(served.day, tools.clock ?? deviceClock);
  const marks = lazy(async () => {
    const [{ openPlanMarks }, opened] = await Promise.all([loadPlanMarks(), profile()]);
    return openPlanMarks({ store, directory, today, profile: opened });
  });
  const openDays = createOpenDays({ ...tools, today });
  const planner = lazy(async () =>
    (await loadPlanner()).openPlanner({
      ...ofFamily,
      rooms,
      account,
      session,
      directory,
      today,
      openDays,
    }),
  );
  const install = lazy(async () => (await loadNotices()).openInstall());
  return {
    store,
    directory,
    outbox,
    profile,
    backup: lazy(async () => (await loadFamilyFiles()).loadBackup(ofFamily)),
    handOver: lazy(async () => (await loadFamilyFiles()).loadHandOver(ofFamily)),
    favorites: liveIds(store, (db) => db.favorites.toCollection().primaryKeys()),
    scheduled: liveIds(store, planIds('plan', 'campId')),
    circles: liveIds(store, planIds('circle', 'id')),
    changedCamps: liveFrom(NO_IDS, async () => (await marks()).changedCamps),
    familyMarks: liveFrom<FamilyMarks>(
      { known: { zip: '', children: [] }, fits: new Map() },
      async () => {
        // A device on which no family was ever entered fetches no code for one; the next screen asks again.
        if (tools.localStorage().getItem(PROFILE_KEY) === null) throw new Error('No family');
        return (await marks()).familyMarks;
      },
    ),
    schoolDistrict: liveFrom<SchoolDistrictChoice | null>(null, async () => {
      const { createSchoolDistrict } = await loadSchoolDistrict();
      return createSchoolDistrict(tools.localStorage);
    }),
    openDays,
    search: liveFrom<Search | null>(null, async () => {
      const { liveSearch } = await loadSearch();
      return liveSearch(directory);
    }),
    sync: openAppSync(store, {
      ...tools,
      openStore,
      showInMemory: directory.set,
      outbox,
      familySync,
      planner,
    }),
    noteConflicts: liveFrom<ReadonlyMap<string, readonly NoteConflict[]>>(new Map(), async () => {
      const { readNoteConflicts } = await loadNoteConflicts();
      return liveValue(store, () => readNoteConflicts(store), new Map());
    }),
    family: lazy(async () => {
      const [{ createSavedStore }, { settleNoteConflict }] = await Promise.all([
        loadSavedStore(),
        loadNoteConflicts(),
      ]);
      return createSavedStore({ store, clock: tools.clock, settleNoteConflict });
    }),
    planner,
    rooms,
    mapKey: liveFrom<MapKey>({ status: 'asking' }, async () => {
      const { createMapKey } = await loadMapKey();
      return createMapKey();
    }),
    consent: createConsent(tools.localStorage),
    account,
    link: createStore(() => ''),
    session,
    familySync,
    install,
    notices: lazy(async () =>
      (await loadNotices()).openNotices({
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

/** Texts of one field of the plan's rows of a kind. */
const planIds = (kind: string, field: string) => async (db: UserDb) =>
  (await db.plan.toArray()).flatMap((row) => {
    const id = row.kind === kind && row[field];
    return typeof id === 'string' ? [id] : [];
  });

function liveIds(store: LocalStore, idsIn: (db: UserDb) => PromiseLike<string[]>) {
  return liveValue<ReadonlySet<string>>(
    store,
    // Dexie tracks what a plain function reads; an async one is followed across its awaits, where nothing may write.
    () => store.user(idsIn).then((ids) => new Set(ids)),
    NO_IDS,
    // A storage that fails is reported by sync and by the next save.
    (last) => last,
    (a, b) => [...a].join() === [...b].join(),
  );
}
