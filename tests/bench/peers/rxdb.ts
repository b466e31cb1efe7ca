// RxDB on its free browser storage, Dexie. Without the dev-mode and schema-check plugins, with bulkInsert
// and bulkUpsert, and with no bookkeeping for other tabs (multiInstance): the settings its performance
// page names (rxdb.info/rx-storage-performance.html).
import { createRxDatabase, type RxCollection, type RxJsonSchema } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { sentCamps, sortedByName, type StorageContestant } from '../page/contestant.ts';

const textOrNull = { type: ['string', 'null'] };
const numberOrNull = { type: ['number', 'null'] };

const schema: RxJsonSchema<Camp> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 120 },
    seasonId: { type: 'string' },
    listing: { type: 'string' },
    providerName: { type: 'string' },
    theme: { type: 'string' },
    streetAddress: textOrNull,
    city: textOrNull,
    state: textOrNull,
    zipCode: textOrNull,
    ageMin: numberOrNull,
    ageMax: numberOrNull,
    price: textOrNull,
    websiteUrl: textOrNull,
    logoPath: textOrNull,
    datesText: textOrNull,
    hours: textOrNull,
    days: { type: ['array', 'null'], items: { type: 'string' } },
    latitude: numberOrNull,
    longitude: numberOrNull,
    coordinatePrecision: textOrNull,
    registrationOpensAt: textOrNull,
    verifiedOn: textOrNull,
    isSample: { type: 'boolean' },
  },
  required: ['id'],
};

async function openCamps(): Promise<RxCollection<Camp>> {
  const db = await createRxDatabase<{ camps: RxCollection<Camp> }>({
    name: 'rxdb-camps',
    storage: getRxStorageDexie(),
    multiInstance: false,
    eventReduce: true,
  });
  const { camps } = await db.addCollections({ camps: { schema } });
  return camps;
}

export default function rxdb(): StorageContestant {
  let opening: Promise<RxCollection<Camp>> | null = null;
  const camps = () => (opening ??= openCamps());
  return {
    arrive(first) {
      const sent = sentCamps(first);
      return Promise.resolve(async () => {
        const { error } = await (await camps()).bulkInsert(sent());
        if (error.length > 0) throw new Error(`RxDB did not keep ${error.length} camps`);
      });
    },
    async open(onList) {
      const all = (await camps()).find();
      await new Promise<void>((resolve) => {
        all.$.subscribe((documents) => {
          onList(sortedByName(documents));
          resolve();
        });
      });
    },
    async change(changed) {
      const { error } = await (await camps()).bulkUpsert([...changed.camps]);
      if (error.length > 0) throw new Error(`RxDB did not keep ${error.length} changes`);
    },
  };
}
