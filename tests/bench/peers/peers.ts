// What a team would choose instead, each in the best setting its manual names for this use. Loaded when it is asked for.
import type { RxCollection, RxJsonSchema } from 'rxdb/plugins/core';
import { CAMP_FIELDS, type Camp } from '../../../src/camps/rules/camp/camp.ts';
import { type Contestants, screenful, sentCamps, sortedByName } from '../page/contestants.ts';
import { passesAll, plainFilter, plainSearch } from '../page/plain.ts';

function allKept({ error }: { error: unknown[] }): void {
  if (error.length > 0) throw new Error(`RxDB did not keep ${error.length} camps`);
}
const getKey = ({ id }: Camp) => id;

const storage: Contestants['storage'] = {
  // One record per camp. bulkPut in one go is its manual's way to write many (dexie.org/docs/Table/Table.bulkPut()); no
  // index beside the key, because each one costs at every write and the whole list is what a screen asks for.
  async 'Dexie rows'() {
    const { Dexie, liveQuery } = await import('dexie');
    const db = new Dexie('dexie-rows', { chromeTransactionDurability: 'relaxed' });
    db.version(1).stores({ camps: 'id' });
    const table = db.table<Camp, string>('camps');
    return {
      arrive(first) {
        const camps = sentCamps(first);
        return async () => void (await table.bulkPut(camps()));
      },
      open: (onList) =>
        new Promise((resolve, error) => {
          const next = (camps: Camp[]) => {
            onList(sortedByName(camps));
            resolve();
          };
          liveQuery(() => table.toArray()).subscribe({ next, error });
        }),
      change: async ({ camps }) => void (await table.bulkPut([...camps])),
    };
  },

  // On its free browser storage, Dexie. Without the dev-mode and schema-check plugins, with bulkInsert and bulkUpsert, and
  // with no bookkeeping for other tabs (multiInstance): the settings its performance page names
  // (rxdb.info/rx-storage-performance.html).
  async RxDB() {
    const { createRxDatabase } = await import('rxdb/plugins/core');
    const { getRxStorageDexie } = await import('rxdb/plugins/storage-dexie');
    const schema: RxJsonSchema<{ id: string }> = {
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: {
        ...Object.fromEntries(CAMP_FIELDS.map((field) => [field, {}])),
        id: { type: 'string', maxLength: 120 },
      },
      required: ['id'],
    };
    const open = async () => {
      const db = await createRxDatabase<{ camps: RxCollection<Camp> }>({
        name: 'rxdb-camps',
        storage: getRxStorageDexie(),
        multiInstance: false,
        eventReduce: true,
      });
      return (await db.addCollections({ camps: { schema } })).camps;
    };
    let opening: ReturnType<typeof open> | null = null;
    const collection = () => (opening ??= open());
    return {
      arrive(first) {
        const camps = sentCamps(first);
        return async () => allKept(await (await collection()).bulkInsert(camps()));
      },
      async open(onList) {
        const all = (await collection()).find();
        await new Promise<void>((resolve) => {
          all.$.subscribe((documents) => {
            onList(sortedByName(documents));
            resolve();
          });
        });
      },
      change: async ({ camps }) => allKept(await (await collection()).bulkUpsert([...camps])),
    };
  },

  // For browsers with the adapter it brings. bulkDocs and allDocs are its manual's way for many documents;
  // auto_compaction is off (the default), because it makes writes slower.
  async PouchDB() {
    const { default: Pouch } = await import('pouchdb-browser');
    const db = new Pouch<Camp>('pouchdb-camps');
    const standing = new Map<string, Camp & { _rev: string }>();
    const list = () => sortedByName([...standing.values()]);
    const save = async (camps: readonly Camp[]) => {
      // A document that is known must name the revision it follows; the older one's fields give way.
      const documents = camps.map((camp) => ({ ...standing.get(camp.id), ...camp, _id: camp.id }));
      const failed = (await db.bulkDocs(documents)).filter((answer) => 'error' in answer);
      if (failed.length > 0) throw new Error(`PouchDB did not keep ${failed.length} camps`);
    };
    return {
      arrive(first) {
        const camps = sentCamps(first);
        return () => save(camps());
      },
      async open(onList) {
        const { rows } = await db.allDocs({ include_docs: true });
        for (const row of rows) if ('doc' in row && row.doc) standing.set(row.id, row.doc);
        onList(list());
        // There are no live queries: the changes feed is what its manual gives for them. A list is told
        // once for all changes that came together.
        let isPlanned = false;
        const feed = db.changes({ since: 'now', live: true, include_docs: true });
        void feed.on('change', ({ id, doc }) => {
          if (doc) standing.set(id, doc);
          if (isPlanned) return;
          isPlanned = true;
          queueMicrotask(() => {
            isPlanned = false;
            onList(list());
          });
        });
      },
      change: ({ camps }) => save(camps),
    };
  },
};

const filter: Contestants['filter'] = {
  'Plain filter': plainFilter,

  // One live query per filter state, as a page would have it. The rules are text and day rules, which its expressions cannot
  // say, so they are a function (`fn.where`), which its manual gives for this; its indexes serve expressions only. It is not
  // asked for facet counts: less work than the others do.
  async 'TanStack DB'(camps) {
    const { createCollection, createLiveQueryCollection, localOnlyCollectionOptions } =
      await import('@tanstack/db');
    const options = { id: 'camps', getKey, initialData: [...camps] };
    const collection = createCollection(localOnlyCollectionOptions(options));
    await collection.preload();
    return async (filters) => {
      const passes = passesAll(filters);
      const query = createLiveQueryCollection((builder) =>
        builder.from({ camp: collection }).fn.where(({ camp }) => passes(camp)),
      );
      await query.preload();
      const shown = query.toArray.length;
      await query.cleanup();
      return { shown, counts: null };
    };
  },
};

const search: Contestants['search'] = {
  'Plain filter': () => plainSearch,

  // With token search, its newest way for several words over several fields: any order, each word fuzzy, ranked by TF-IDF.
  // Weights as ours. Of its match modes and thresholds (0.2 to 0.4) this has the best recall on our queries for its time.
  // `ignoreLocation`: a theme may stand anywhere in its field.
  async 'Fuse.js'() {
    const { default: Fuse } = await import('fuse.js');
    return (camps) => {
      const index = new Fuse(camps, {
        keys: [
          { name: 'providerName', weight: 3 },
          { name: 'theme', weight: 2.5 },
          { name: 'city', weight: 2 },
          { name: 'zipCode', weight: 2 },
        ],
        useTokenSearch: true,
        tokenMatch: 'any',
        ignoreLocation: true,
        ignoreDiacritics: true,
        threshold: 0.3,
      });
      return Promise.resolve((typed) =>
        index.search(typed, { limit: screenful }).map(({ item }) => item.id),
      );
    };
  },

  // With its tokenizer for typing errors, its Latin encoder for words that sound alike, and suggestions when not every word is
  // found: of its tokenizers and encoders the best recall on our queries. One text per camp, because words of one query
  // stand in different fields. Numbers as ids are what it stores fastest.
  async FlexSearch() {
    const { Charset, Index } = await import('flexsearch');
    return (camps) => {
      const index = new Index({ tokenize: 'tolerant', encoder: Charset.LatinBalance });
      camps.forEach(({ providerName, theme, city, zipCode }, number) =>
        index.add(number, `${providerName} ${theme} ${city ?? ''} ${zipCode ?? ''}`),
      );
      return Promise.resolve((typed) =>
        index
          .search(typed, { limit: screenful, suggest: true })
          .flatMap((number) => camps[Number(number)]?.id ?? []),
      );
    };
  },

  // With one wrong letter forgiven (`tolerance`; with 2 it finds less of what was meant, and slower), our weights, and any of
  // the words enough (`threshold` 1, its default).
  async Orama() {
    const { create, insertMultiple, search: find } = await import('@orama/orama');
    return async (camps) => {
      const index = create({
        schema: { providerName: 'string', theme: 'string', city: 'string', zip: 'string' },
      });
      const texts = camps.map(({ id, providerName, theme, city, zipCode }) => {
        return { id, providerName, theme, city: city ?? '', zip: zipCode ?? '' };
      });
      await insertMultiple(index, texts, 1000);
      return async (term) => {
        const boost = { providerName: 3, theme: 2.5, city: 2, zip: 2 };
        const { hits } = await find(index, { term, limit: screenful, tolerance: 1, boost });
        return hits.map(({ id }) => id);
      };
    };
  },
};

export const contestants: Contestants = { storage, filter, search };
