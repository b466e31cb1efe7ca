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
  noMarks,
  nowSkipped,
  placeOf,
  type Staged,
} from './marks.ts';
import { type PageFile, readManifest, readPageFile } from './pageFiles.ts';
import { packPage } from './pages.ts';
import { readRows } from './readRows.ts';

type FillTools = { phone: Phone; remote: Remote; clock: Clock };

/** Enough to hide the waits of a slow network, few enough to let pictures through. */
const atOnce = 4;

/**
 * Fills a new copy beside the old one and lets it take its place; goes on with one that was left half
 * filled, whose pages are kept. `epoch` is the history the server told, null when it was not asked yet.
 * False: there are no files, or none that fit; the other road (pull.ts) must be taken. True: where the
 * phone stands has changed, look again. Throws StorageProblem, or the signal's reason.
 */
export async function fillFromFiles(
  tools: FillTools,
  epoch: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  const { phone, clock } = tools;
  try {
    const marks = (await phone.cache((db) => db.marks.get('directory'))) ?? noMarks;
    const left = placeOf(marks) === marks.staged ? marks.staged : null;
    const isFit = left?.files && left.epoch === (epoch ?? left.epoch);
    const staged = isFit ? left : await begin(tools, marks, epoch, signal);
    if (staged?.files) {
      const { generation, files } = staged;
      await storeAll(tools, generation, files.pages, signal);
      await changeCopy(phone, async (db, { staged: now }) => {
        if (now?.generation !== generation) return;
        // The phone's clock may be wrong; "refreshed tomorrow" would be too.
        await becomeWhole(db, now, Math.min(files.asOf, clock.now()));
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

type Missing = { file: PageFile; no: number };

/** All that are not here yet, a few at a time. The first that fails ends it; what is stored by then stays. */
async function storeAll(
  tools: FillTools,
  generation: number,
  files: readonly PageFile[],
  signal: AbortSignal,
): Promise<void> {
  const stored = await tools.phone.cache((db) =>
    db.pages.where('generation').equals(generation).primaryKeys(),
  );
  const has = new Set(stored.map(([, no]) => no));
  const missing = files.map((file, no) => ({ file, no })).filter(({ no }) => !has.has(no));
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      try {
        await storeOne(tools, generation, next, signal);
      } catch (error) {
        missing.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function storeOne(
  { phone, remote }: FillTools,
  generation: number,
  { file, no }: Missing,
  signal: AbortSignal,
): Promise<void> {
  const { fates, bad } = readRows(await readPageFile(remote, file, signal));
  signal.throwIfAborted();
  const page = packPage(generation, no, fates);
  await changeCopy(phone, async (db, marks) => {
    // Another tab may be further, or gone another way.
    if (marks.staged?.generation !== generation) return;
    const skipped = nowSkipped(marks.staged.skipped, bad, fates.map(keyOf));
    await db.pages.put(page);
    await db.marks.put({ ...marks, staged: { ...marks.staged, skipped } });
  });
}
