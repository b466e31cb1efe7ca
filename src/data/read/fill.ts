// A whole copy from page files: the database is asked only for what changed since they were written.
import type { Clock } from '../clock.ts';
import type { Phone } from '../db.ts';
import type { Remote } from '../remote.ts';
import { RemoteProblem } from '../remoteProblem.ts';
import { becomeWhole, changeCopy, dropStaged } from './changeCopy.ts';
import { keyOf } from './entries.ts';
import {
  format,
  isSamePlace,
  type Marks,
  nextGeneration,
  nowSkipped,
  placeOf,
  type Staged,
} from './marks.ts';
import { type PageFile, readManifest, readPageFile } from './pageFiles.ts';
import { packPage } from './pages.ts';
import { readRows } from './readRows.ts';

type FillTools = { phone: Phone; remote: Remote; clock: Clock };

/** Enough to hide the waits of a slow network, few enough to let pictures through. */
const atOnce = 5;

/**
 * Fills a new copy beside the old one and lets it take its place; goes on with one that was left half
 * filled, whose pages are kept. `seen` is where the phone stood before the server was asked: another tab
 * may have filled it since. `epoch` is the history the server told, null when it was not asked yet.
 * False: there are no files, or none that fit; the other road (pull.ts) must be taken. True: where the
 * phone stands has changed, look again. Throws StorageProblem, or the signal's reason.
 */
export async function fillFromFiles(
  tools: FillTools,
  seen: Marks,
  epoch: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  const { phone, clock } = tools;
  try {
    const left = placeOf(seen) === seen.staged ? seen.staged : null;
    const isFit = left?.files && left.epoch === (epoch ?? left.epoch);
    const staged = isFit ? left : await begin(tools, seen, epoch, signal);
    if (staged?.files) {
      await storeFiles(tools, staged.generation, staged.files.pages, signal);
      await changeCopy(phone, async (db, { staged: now }) => {
        if (now?.generation !== staged.generation || !now.files) return;
        // The phone's clock may be wrong; "refreshed tomorrow" would be too.
        await becomeWhole(db, now, Math.min(now.files.asOf, clock.now()));
      });
    }
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RemoteProblem) return false;
    throw error;
  }
}

/** Null when another tab has moved on. */
async function begin(
  { phone, remote, clock }: FillTools,
  seen: Marks,
  epoch: string | null,
  signal: AbortSignal,
): Promise<Staged | null> {
  const manifest = await readManifest(remote, signal);
  if (epoch !== null && manifest.epoch !== epoch) {
    throw new RemoteProblem('retry', 'the page files are of another history');
  }
  const { cursor, pages } = manifest;
  const files = { pages, asOf: Date.parse(manifest.as_of) };
  return changeCopy(phone, async (db, marks) => {
    if (!isSamePlace(placeOf(marks), placeOf(seen))) return null;
    const generation = nextGeneration(marks, clock.now());
    const staged = {
      format,
      epoch: manifest.epoch,
      cursor,
      generation,
      skipped: [],
      pages: 0,
      files,
    };
    await dropStaged(db, marks);
    await db.marks.put({ ...marks, staged });
    return staged;
  });
}

/** All that are not here yet, a few at a time. What is stored when one fails stays. */
async function storeFiles(
  { phone, remote }: FillTools,
  generation: number,
  files: readonly PageFile[],
  signal: AbortSignal,
): Promise<void> {
  const stored = await phone.cache((db) =>
    db.pages.where('generation').equals(generation).primaryKeys(),
  );
  const has = new Set(stored.map(([, no]) => no));
  const missing = files.map((file, no) => ({ file, no })).filter(({ no }) => !has.has(no));
  for (let from = 0; from < missing.length; from += atOnce) {
    const ends = await Promise.allSettled(
      missing.slice(from, from + atOnce).map(async ({ file, no }) => {
        const { fates, bad } = readRows(await readPageFile(remote, file, signal));
        return { page: packPage(generation, no, fates), read: fates.map(keyOf), bad };
      }),
    );
    signal.throwIfAborted();
    const good = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    await changeCopy(phone, async (db, marks) => {
      // Another tab may be further, or gone another way.
      if (marks.staged?.generation !== generation) return;
      let { skipped } = marks.staged;
      for (const { bad, read } of good) skipped = nowSkipped(skipped, bad, read);
      await db.pages.bulkPut(good.map(({ page }) => page));
      await db.marks.put({ ...marks, staged: { ...marks.staged, skipped } });
    });
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}
