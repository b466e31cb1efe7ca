import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { inListOrder } from './directory.ts';
import { CorruptChunkError, packChunks, readChunks, readOverlay } from './chunks.ts';
import { entriesAfter } from './entry.ts';
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
      const { generation, version, counts } = active;
      const changes = [
        ...(await readChunks(db, generation, counts.chunks)),
        ...(await readOverlay(db, generation, counts.overlay)),
      ];
      const next = { generation: nextGeneration(record, clock.now()), version: 0 };
      const chunks = packChunks(next.generation, inListOrder(entriesAfter(changes)));
      const packed = {
        ...active,
        ...next,
        isPacked: true,
        packedFrom: { generation, version },
        counts: { chunks: chunks.length, overlay: 0 },
      };
      await db.chunks.clear();
      await db.chunks.bulkPut(chunks);
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
