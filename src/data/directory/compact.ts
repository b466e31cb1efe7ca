import type { Clock } from '../device/clock.ts';
import type { LocalStore } from '../device/db.ts';
import { inListOrder } from './directory.ts';
import { CorruptChunkError, entriesAfter, packChunks, readChunks, readOverlay } from './chunks.ts';
import { changeCopy, dropCorrupt, nextGeneration, writeRecord } from './syncRecord.ts';

/** More changes are packed into chunks: bounds what every start must read beside them. */
const MAX_OVERLAY = 250;

/**
 * Packs a long overlay, and a copy that was just filled, into chunks of a new generation: each entry once,
 * camps in list order, so that the next start need not sort. Changes nothing that screens see. Apart from
 * pull(), because the list comes first. False when the copy was corrupt and had to go: pull again.
 */
export async function compact(
  { store, clock }: { store: LocalStore; clock: Clock },
  maxOverlay = MAX_OVERLAY,
): Promise<boolean> {
  try {
    await changeCopy(store, async (db, record) => {
      const { active, staging } = record;
      // Another tab's fill has its chunks in the same table.
      if (active === null || staging !== null) return;
      if (active.isPacked && (await db.overlay.count()) <= maxOverlay) return;
      const { generation, version } = active;
      const changes = [
        ...(await readChunks(db, generation)),
        ...(await readOverlay(db, generation)),
      ];
      const packed = {
        ...active,
        generation: nextGeneration(record, clock.now()),
        version: 0,
        isPacked: true,
        packedFrom: { generation, version },
      };
      await db.chunks.clear();
      await db.chunks.bulkPut(packChunks(packed.generation, inListOrder(entriesAfter(changes))));
      await db.overlay.clear();
      await writeRecord(db, { active: packed, staging });
    });
    return true;
  } catch (error) {
    if (!(error instanceof CorruptChunkError)) throw error;
    await dropCorrupt(store, error);
    return false;
  }
}
