import { listedOnly } from '#camps/rules/camp/listedOnly.ts';
import type { Clock } from '#base/device/clock.ts';
import { parseChangesResponse } from './changesResponse.ts';
import { buildDirectory, type ReadyAnswer, inListOrder } from './directory.ts';
import { entriesAfter, type EntryChange } from './entry.ts';
import { assertProgress, MAX_EMPTY_PAGES, MAX_PAGES, noRows, PAGE_SIZE } from './pull.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { readRowsInSteps } from './rows.ts';
import { FIRST_CURSOR } from './syncRecord.ts';

type Tools = { remote: Remote; clock: Clock };

/**
 * The whole directory without storage, for a device that refuses it or has no room: the list works as long as the page
 * is open. Requests the same addresses as a fill. Throws RemoteError, or the signal's reason.
 */
export async function pullToMemory(
  { remote, clock }: Tools,
  signal: AbortSignal,
): Promise<ReadyAnswer> {
  const changes: EntryChange[] = [];
  let cursor = FIRST_CURSOR;
  let epoch: string | null = null;
  let emptyPages = 0;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const answer = parseChangesResponse(
      await remote.changes(cursor, PAGE_SIZE, signal, epoch ?? undefined),
    );
    signal.throwIfAborted();
    assertProgress(answer, cursor);
    if (answer.reset || answer.epoch !== (epoch ?? answer.epoch)) break;
    changes.push(...(await readRowsInSteps(answer.rows)).changes);
    ({ epoch, next: cursor } = answer);
    emptyPages = answer.rows.length > 0 ? 0 : emptyPages + 1;
    if (answer.more && emptyPages === MAX_EMPTY_PAGES) throw noRows();
    if (answer.more) continue;
    const { directory } = buildDirectory(inListOrder(entriesAfter(changes)));
    return { status: 'ready', directory: listedOnly(directory), refreshedAt: clock.now() };
  }
  throw new RemoteError('retry', 'the server did not come to an end');
}
