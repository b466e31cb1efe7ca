// The app's own modules, not copies: what is measured is what ships.
import { deviceClock } from '../../../src/base/device/clock.ts';
import { openLocalStore } from '../../../src/base/storage/db.ts';
import { fallRules } from '../../../src/camps/rules/list/breakRules.ts';
import { browse } from '../../../src/camps/rules/list/browse.ts';
import { noFilters } from '../../../src/camps/rules/list/filters.ts';
import { noHits } from '../../../src/camps/rules/list/hits.ts';
import { compact } from '../../../src/camps/store/directory/compact.ts';
import { directory } from '../../../src/camps/store/directory/directory.ts';
import { pull } from '../../../src/camps/store/directory/pull.ts';
import type { Remote } from '../../../src/camps/store/directory/remote.ts';
import { createSearchIndex } from '../../../src/camps/store/search/searchIndex.ts';
import type { BenchCamps } from './benchCamps.ts';
import { type Contestants, screenful, type StorageContestant } from './contestants.ts';

/**
 * A server that has answered before it is asked, as changed_camps does (transaction `xid` wrote these rows): only the network
 * is left out, reading the bytes is not.
 */
function serverWith(rows: BenchCamps['rows'], xid: number): Remote {
  const pages: string[] = [];
  for (let from = 0; from < rows.length; from += 1000) {
    const page = rows.slice(from, from + 1000);
    const end = from + page.length;
    const answer = {
      epoch: 'bench',
      rows: page.map((row) => ({ kind: 'camp', id: row.id, deleted: false, row })),
      next: { xid: String(xid), id: `camp:${end}` },
      more: end < rows.length,
      reset: false,
    };
    pages.push(JSON.stringify(answer));
  }
  return { changes: () => Promise.resolve(JSON.parse(pages.shift() ?? 'null')) };
}

function camplyStorage(): StorageContestant {
  const store = openLocalStore();
  let xid = 0;
  const pullFrom = async (remote: Remote) => {
    await pull({ store, remote, clock: deviceClock }, new AbortController().signal);
  };
  // As sync.ts does while the list is drawn.
  const settle = async () => {
    await compact({ store, clock: deviceClock });
  };
  return {
    arrive({ rows }) {
      const remote = serverWith(rows, (xid += 1));
      return () => pullFrom(remote);
    },
    settle,
    open: (onList) =>
      new Promise((resolve, reject) => {
        store.live(
          () => directory(store),
          (answer) => {
            if (answer.status !== 'ready') return;
            onList(answer.directory.camps);
            resolve();
          },
          reject,
        );
      }),
    async change({ rows }) {
      await pullFrom(serverWith(rows, (xid += 1)));
      await settle();
    },
  };
}

export const contestants: Contestants = {
  storage: { Camply: camplyStorage },
  filter: {
    Camply: (camps, activities) =>
      Promise.resolve((filters) => {
        const { shown, countWith } = browse(camps, filters, noHits, fallRules);
        return { shown, counts: activities.map((name) => countWith(name)) };
      }),
  },
  search: {
    // From typed words to the list on the screen: the index's hits, then the pass that decides.
    Camply: () => {
      const index = createSearchIndex();
      return (camps) => {
        index.follow(camps);
        // Whoever types sees the list: it has been made once.
        browse(camps, noFilters, noHits, fallRules);
        return Promise.resolve((typed) => {
          const filters = { ...noFilters, search: typed };
          const { featured, basic } = browse(camps, filters, index.hits(typed, camps), fallRules);
          // Both lists are whole; their ids are asked for a screenful only, as of the peers.
          const first = [...featured.slice(0, screenful), ...basic.slice(0, screenful)];
          return first.slice(0, screenful).map(({ camp }) => camp.id);
        });
      };
    },
  },
};
