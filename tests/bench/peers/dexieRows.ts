// Dexie with one record per camp. bulkPut in one go is its manual's way to write many
// (dexie.org/docs/Table/Table.bulkPut()); no index beside the key, because each one costs at every
// write and the whole list is what a screen asks for.
import { Dexie, liveQuery, type Table } from 'dexie';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { sentCamps, sortedByName, type StorageContestant } from '../page/contestant.ts';

class RowsDb extends Dexie {
  declare readonly camps: Table<Camp, string>;
}

export default function dexieRows(): StorageContestant {
  const db = new RowsDb('dexie-rows', { chromeTransactionDurability: 'relaxed' });
  db.version(1).stores({ camps: 'id' });
  return {
    arrive(first) {
      const camps = sentCamps(first);
      return Promise.resolve(async () => {
        await db.camps.bulkPut(camps());
      });
    },
    async open(onList) {
      await new Promise<void>((resolve, reject) => {
        liveQuery(() => db.camps.toArray()).subscribe({
          next(camps) {
            onList(sortedByName(camps));
            resolve();
          },
          error: reject,
        });
      });
    },
    async change({ camps }) {
      await db.camps.bulkPut([...camps]);
    },
  };
}
