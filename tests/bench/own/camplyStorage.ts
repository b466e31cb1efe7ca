// The app's own modules, not copies: what is measured is what ships.
import { deviceClock } from '../../../src/data/device/clock.ts';
import { openLocalStore } from '../../../src/data/device/db.ts';
import { pack, pull } from '../../../src/data/directory/pull.ts';
import { directory } from '../../../src/data/directory/queries.ts';
import type { Remote } from '../../../src/data/directory/remote.ts';
import { publishDirectory } from '../../../supabase/functions/publish-directory/publishDirectory.ts';
import type { BenchCamps } from '../page/benchCamps.ts';
import type { StorageContestant } from '../page/contestant.ts';

/** Answers as changed_camps does after transaction `xid`, which wrote these rows. */
const answerOf = (rows: BenchCamps['rows'], xid: string) => ({
  epoch: 'bench',
  rows: rows.map((row) => ({ kind: 'camp', id: row.id, deleted: false, row })),
  next: { xid, id: 'camp:last' },
  more: false,
  reset: false,
});

/** A server in memory: only the network is left out. Page files are written by the job that writes the real ones. */
async function serverWith(rows: BenchCamps['rows']): Promise<Remote> {
  const files = new Map<string, ArrayBuffer>();
  const store = {
    list: () => Promise.resolve([]),
    read: () => Promise.resolve(null),
    write: async (name: string, text: string) => void files.set(name, await bytesOf(text)),
    remove: () => Promise.resolve(),
  };
  await publishDirectory(() => Promise.resolve(answerOf(rows, '1')), store, Date.now());
  return {
    changes: () => Promise.resolve(answerOf([], '1')),
    file(name) {
      const file = files.get(name);
      return file ? Promise.resolve(file) : Promise.reject(new Error(`no file ${name}`));
    },
  };
}

const bytesOf = (text: string) => new Blob([text]).arrayBuffer();

export default function camplyStorage(): StorageContestant {
  const phone = openLocalStore();
  let changes = 1;
  let first: Remote | null = null;
  const pullFrom = async (remote: Remote) => {
    await pull({ phone, remote, clock: deviceClock }, new AbortController().signal);
  };
  return {
    async arrive({ rows }) {
      const remote = await serverWith(rows);
      first = remote;
      return () => pullFrom(remote);
    },
    // As sync.ts does.
    async settle() {
      if (first) await pack({ phone, remote: first, clock: deviceClock });
    },
    async open(onList) {
      await new Promise<void>((resolve, reject) => {
        phone.live(
          () => directory(phone),
          (answer) => {
            if (answer.status !== 'ready') return;
            onList(answer.directory.camps);
            resolve();
          },
          reject,
        );
      });
    },
    change({ rows }) {
      changes += 1;
      const answer = answerOf(rows, String(changes));
      return pullFrom({
        changes: () => Promise.resolve(answer),
        file: () => Promise.reject(new Error('a phone with a copy needs no files')),
      });
    },
  };
}
