/** `module`: its file without ending. `upTo`: with more camps its trial alone takes longer than all others together. */
export type Contestant = { name: string; module: string; upTo: number };

const all = Number.POSITIVE_INFINITY;
export const ours = 'Camply';

export const storageContestants: Contestant[] = [
  { name: ours, module: 'own/camplyStorage', upTo: all },
  { name: 'Dexie rows', module: 'peers/dexieRows', upTo: all },
  { name: 'RxDB', module: 'peers/rxdb', upTo: all },
  { name: 'PouchDB', module: 'peers/pouchdb', upTo: 10_000 },
];

export const filterContestants: Contestant[] = [
  { name: ours, module: 'own/camplyFilter', upTo: all },
  { name: 'Plain filter', module: 'own/plainFilter', upTo: all },
  { name: 'TanStack DB', module: 'peers/tanstackDb', upTo: all },
];

export const searchContestants: Contestant[] = [
  { name: ours, module: 'own/camplySearch', upTo: all },
  { name: 'Plain filter', module: 'own/plainSearch', upTo: all },
  { name: 'Fuse.js', module: 'peers/fuse', upTo: 10_000 },
  { name: 'FlexSearch', module: 'peers/flexsearch', upTo: all },
  { name: 'Orama', module: 'peers/orama', upTo: 10_000 },
];
