// PouchDB for browsers with the adapter it brings. bulkDocs and allDocs are its manual's way for many
// documents; auto_compaction is off (the default), because it makes writes slower.
import PouchDB from 'pouchdb-browser';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { sentCamps, sortedByName, type StorageContestant } from '../page/contestant.ts';

type Kept = Camp & { _rev: string };

export default function pouchdb(): StorageContestant {
  const db = new PouchDB<Camp>('pouchdb-camps');
  const standing = new Map<string, Kept>();
  const list = () => sortedByName([...standing.values()]);

  async function save(camps: readonly Camp[]): Promise<void> {
    const documents = camps.map((camp) => {
      const known = standing.get(camp.id);
      // A document that is known must name the revision it follows; the older one's fields give way.
      return { ...known, ...camp, _id: camp.id };
    });
    const answers = await db.bulkDocs(documents);
    const failed = answers.filter((answer) => 'error' in answer);
    if (failed.length > 0) throw new Error(`PouchDB did not keep ${failed.length} camps`);
  }

  return {
    arrive(first) {
      const camps = sentCamps(first);
      return Promise.resolve(() => save(camps()));
    },
    async open(onList) {
      const { rows } = await db.allDocs({ include_docs: true });
      for (const row of rows) if ('doc' in row && row.doc) standing.set(row.id, row.doc);
      onList(list());
      // There are no live queries: the changes feed is what its manual gives for them. A list is told
      // once for all changes that came together.
      let isPlanned = false;
      void db
        .changes({ since: 'now', live: true, include_docs: true })
        .on('change', ({ id, doc }) => {
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
}
