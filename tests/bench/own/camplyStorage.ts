// The app's own modules, not copies: what is measured is what ships.
import { deviceClock } from '../../../src/base/device/clock.ts';
import { openLocalStore } from '../../../src/base/device/db.ts';
import { compact } from '../../../src/camps/store/directory/compact.ts';
import { pull } from '../../../src/camps/store/directory/pull.ts';
import { directory } from '../../../src/camps/store/directory/directory.ts';
import type { Remote } from '../../../src/camps/store/directory/remote.ts';
import type { BenchCamps } from '../page/benchCamps.ts';
import type { StorageContestant } from '../page/contestant.ts';

/** As changed_camps answers: transaction `xid` wrote these rows; the page ends with row number `end` of `count`. */
const answerText = (rows: BenchCamps['rows'], xid: number, end: number, count: number) =>
  JSON.stringify({
    epoch: 'bench',
    rows: rows.map((row) => ({ kind: 'camp', id: row.id, deleted: false, row })),
    next: { xid: String(xid), id: `camp:${end}` },
    more: end < count,
    reset: false,
  });

/** A server that has answered before it is asked: only the network is left out, reading the bytes is not. */
function serverWith(rows: BenchCamps['rows'], xid: number): Remote {
  const pages: string[] = [];
  for (let from = 0; from < rows.length; from += 1000) {
    const page = rows.slice(from, from + 1000);
    pages.push(answerText(page, xid, from + page.length, rows.length));
  }
  return { changes: () => Promise.resolve(JSON.parse(pages.shift() ?? 'null')) };
}

export default function camplyStorage(): StorageContestant {
  const store = openLocalStore();
  let xid = 0;
  const pullFrom = async (remote: Remote) => {
    await pull({ store, remote, clock: deviceClock }, new AbortController().signal);
  };
  return {
    arrive({ rows }) {
      const remote = serverWith(rows, (xid += 1));
      return Promise.resolve(() => pullFrom(remote));
    },
    // As sync.ts does while the list is drawn.
    async settle() {
      await compact({ store, clock: deviceClock });
    },
    async open(onList) {
      await new Promise<void>((resolve, reject) => {
        store.live(
          () => directory(store),
          (answer) => {
            if (answer.status !== 'ready') return;
            onList(answer.directory.camps);
            resolve();
          },
          reject,
        );
      });
    },
    async change({ rows }) {
      await pullFrom(serverWith(rows, (xid += 1)));
      await compact({ store, clock: deviceClock });
    },
  };
}
