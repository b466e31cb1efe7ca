import type { Live } from '#base/storage/live.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Filters } from '#camps/rules/list/filters.ts';
import type { KnownFamily } from '#camps/rules/list/familyFilters.ts';
import type { Shown } from '#camps/rules/list/listFacts.ts';
import type { NoteConflict } from '#camps/rules/saved/note.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { DirectoryState } from './directory/directory.ts';
import type { Served } from './directory/served.ts';
import type { AppSync } from './directory/syncStatus.ts';
import type { MapKey } from './map/mapKey.ts';
import type { SavedStore } from './saved/createSavedStore.ts';
import type { SchoolDistrictChoice } from './schoolDistrict.ts';
import type { Search } from './search/liveSearch.ts';

/** What pages are made of while the app is built. */
export type Prerender = {
  directory: Directory;
  /** The featured camps of these seasons in list order; `read` as in useBrowse. */
  firstCamps: (
    seasons: readonly Season[],
    read: (filters: Filters) => Filters,
    today: string,
  ) => readonly Shown[];
};

/** What a camp would do for the family's open days: words for its card, and the first of these days (YYYY-MM-DD). */
export type FamilyFit = { words: string; day: string };
export type FamilyMarks = {
  known: KnownFamily;
  /** By the id of the camp; computed while it is used, and empty until then. */
  fits: ReadonlyMap<string, FamilyFit>;
};

/** What camps adds to the app (base/useApp.ts). */
export type CampsInApp = {
  directory: Live<DirectoryState>;
  /** Ids of camps. */
  favorites: Live<ReadonlySet<string>>;
  scheduled: Live<ReadonlySet<string>>;
  /** Ids of the circles that the family is in: other families of them may go to a camp, too. */
  circles: Live<ReadonlySet<string>>;
  /** The planned camps whose listing has changed since it was last seen. */
  changedCamps: Live<ReadonlySet<string>>;
  /** What the profile and the plan have for lists and the comparison; read by a later subject, for a device that has a family. */
  familyMarks: Live<FamilyMarks>;
  schoolDistrict: Live<SchoolDistrictChoice | null>;
  search: Live<Search | null>;
  sync: AppSync;
  /** The unresolved conflicts of the family's notes, by the id of the camp. */
  noteConflicts: Live<ReadonlyMap<string, readonly NoteConflict[]>>;
  /** The commands. Rejects when their code does not arrive; the next call fetches it again. */
  family: () => Promise<SavedStore>;
  mapKey: Live<MapKey>;
  served: Served;
  prerender: Prerender | null;
};

declare module '#base/useApp.ts' {
  interface App extends CampsInApp {}
}
