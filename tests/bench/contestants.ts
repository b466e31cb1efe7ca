/** `module`: its file without ending. */
export type Contestant = { name: string; module: string };

export const ours = 'Camply';

export const storageContestants: Contestant[] = [
  { name: ours, module: 'own/camplyStorage' },
  { name: 'Dexie rows', module: 'peers/dexieRows' },
  { name: 'RxDB', module: 'peers/rxdb' },
  { name: 'PouchDB', module: 'peers/pouchdb' },
];

export const filterContestants: Contestant[] = [
  { name: ours, module: 'own/camplyFilter' },
  { name: 'Plain filter', module: 'own/plainFilter' },
  { name: 'TanStack DB', module: 'peers/tanstackDb' },
];

export const searchContestants: Contestant[] = [
  { name: ours, module: 'own/camplySearch' },
  { name: 'Plain filter', module: 'own/plainSearch' },
  { name: 'Fuse.js', module: 'peers/fuse' },
  { name: 'FlexSearch', module: 'peers/flexsearch' },
  { name: 'Orama', module: 'peers/orama' },
];
