// A whole copy from page files: the database is asked only for what changed since they were written.
import type { Clock } from '../device/clock.ts';
import type { LocalStore } from '../device/db.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { promote, beginStaging, changeCopy } from './changeCopy.ts';
import { type SyncRecord, positionOf, type StagingCopy } from './syncRecord.ts';
import { readManifest, readPageFile } from './pageFiles.ts';

type FillTools = { phone: LocalStore; remote: Remote; clock: Clock };

/** Enough to hide the waits of a slow network, few enough to let pictures through. */
const atOnce = 10;

/**
 * Fills a new copy beside the old one and lets it take its place; goes on with one that was left half
 * filled, whose pages are kept. `seen` is where the phone stood before the server was asked: another tab
 * may have filled it since. `epoch` is the history the server told, null when it was not asked yet.
 * False: there are no files, or none that fit; the other road (pull.ts) must be taken. True: where the
 * phone stands has changed, look again. Throws StorageProblem, or the signal's reason.
 */
export async function fillFromFiles(
  tools: FillTools,
  seen: SyncRecord,
  epoch: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  const { phone } = tools;
  try {
    const left = positionOf(seen) === seen.staged ? seen.staged : null;
    const isFit = left?.files && left.epoch === (epoch ?? left.epoch);
    const staged = isFit ? left : await begin(tools, seen, epoch, signal);
    if (staged)
      await storeFiles(tools, staged, isFit ? await numbersOf(phone, staged) : [], signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RemoteError) return false;
    throw error;
  }
}

/** Null when another tab has moved on. */
async function begin(
  tools: FillTools,
  seen: SyncRecord,
  epoch: string | null,
  signal: AbortSignal,
): Promise<StagingCopy | null> {
  const manifest = await readManifest(tools.remote, signal);
  if (epoch !== null && manifest.epoch !== epoch) {
    throw new RemoteError('retry', 'the page files are of another history');
  }
  const { cursor, pages } = manifest;
  const files = { pages, asOf: Date.parse(manifest.as_of) };
  return beginStaging(tools, positionOf(seen), { epoch: manifest.epoch, cursor, files });
}

/** Which pages of it are stored. */
async function numbersOf(phone: LocalStore, { generation }: StagingCopy): Promise<number[]> {
  const keys = await phone.cache((db) =>
    db.pages.where('generation').equals(generation).primaryKeys(),
  );
  return keys.map(([, no]) => no);
}

/**
 * All that are not here yet, a few at a time, as they were sent: reading the rows can wait until they are
 * looked at. What is stored when one fails stays; the last ones make it the copy.
 */
async function storeFiles(
  { phone, remote, clock }: FillTools,
  { generation, files }: StagingCopy,
  stored: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const has = new Set(stored);
  const missing = (files?.pages ?? [])
    .map((file, no) => ({ file, no }))
    .filter(({ no }) => !has.has(no));
  const fetchSome = () =>
    Promise.allSettled(
      missing.splice(0, atOnce).map(async ({ file, no }) => {
        return { generation, no, bytes: await readPageFile(remote, file, signal) };
      }),
    );
  let coming = fetchSome();
  // Once at least: two tabs that failed may have left all pages between them.
  for (let isLast = false; !isLast;) {
    const ends = await coming;
    signal.throwIfAborted();
    const lost = ends.find((end) => end.status === 'rejected');
    isLast = missing.length === 0;
    // The next ones are on their way while these are written.
    if (!lost && !isLast) coming = fetchSome();
    await changeCopy(phone, async (db, { staged }) => {
      // Another tab may be further, or gone another way.
      if (staged?.generation !== generation) return;
      await db.pages.bulkPut(ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])));
      // The phone's clock may be wrong; "refreshed tomorrow" would be too.
      const refreshedAt = Math.min(staged.files?.asOf ?? 0, clock.now());
      if (!lost && isLast) await promote(db, staged, refreshedAt);
    });
    if (lost) throw lost.reason;
  }
}
