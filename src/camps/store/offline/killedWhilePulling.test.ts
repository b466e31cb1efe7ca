import { describe, expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { readRecord } from '../directory/syncRecord.ts';
import type { ChangesCursor } from '../directory/changesResponse.ts';
import type { Remote } from '../directory/remote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

class Killed extends Error {}

/** A process that dies at its n-th operation of storage or network: nothing works from then on. */
function deathAt(n: number) {
  let left = n;
  return {
    isDead: () => left <= 0,
    step() {
      left -= 1;
      if (left <= 0) throw new Killed();
    },
  };
}

type Death = ReturnType<typeof deathAt>;

function mortal(remote: Remote, death: Death): Remote {
  return {
    async changes(cursor, pageSize, signal) {
      death.step();
      const answer = await remote.changes(cursor, pageSize, signal);
      death.step();
      return answer;
    },
  };
}

type Situation = {
  name: string;
  /** A fill is seen all or not at all; a delta is also whole at the end of each page. */
  isFill: boolean;
  before: (server: FakeServer) => void;
  change: (server: FakeServer) => void;
};

const situations: Situation[] = [
  {
    name: 'the first fill',
    isFill: true,
    before: () => {},
    change: (server) => server.put('camp', ...campRows(7)),
  },
  {
    name: 'a delta with new rows, changes and tombstones that is packed into chunks',
    isFill: false,
    before: (server) => server.put('camp', ...campRows(7)),
    change: (server) => {
      server.remove('camp', 'camp-3');
      server.put('camp', aCampRow({ id: 'camp-8' }), aCampRow({ id: 'camp-1', city: 'Roswell' }));
      server.remove('camp', 'camp-5');
    },
  },
  {
    name: 'a refill because the server was restored',
    isFill: true,
    before: (server) => server.put('camp', ...campRows(7)),
    change: (server) => server.restore(campRows(4).map((row) => ({ kind: 'camp', row }))),
  },
];

const run = (store: LocalStore, remote: Remote, clock: Clock) =>
  pullAndCompact({ store, remote, clock, pageSize: 2 }, 3);

/** The lists that are whole: the old one, the new one, and for a delta those at page ends. */
function wholeLists(
  server: FakeServer,
  old: string[],
  isFill: boolean,
  from: ChangesCursor,
): string[] {
  const lists = [old.join(), server.visible().join()];
  if (isFill) return lists;
  const ids = new Set(old);
  for (let cursor = from, more = true; more;) {
    const page = server.changedCamps(cursor, 2);
    for (const { kind, id, deleted } of page.rows) {
      if (deleted) ids.delete(`${kind}:${id}`);
      else ids.add(`${kind}:${id}`);
    }
    lists.push([...ids].toSorted().join());
    ({ next: cursor, more } = page);
  }
  return lists;
}

/** One run: a copy from before, a favorite, a change on the server, and death at operation `n` of the pull. */
async function oneRun({ before, change, isFill }: Situation, n: number) {
  const server = new FakeServer();
  before(server);
  const { openApp, clock } = fakeDevice();
  const first = openApp();
  const old = server.visible();
  if (old.length > 0) await run(first, fakeRemote(server), clock);
  const { active } = await first.cache(readRecord);
  await familyOn(first).setFavorite('camp-1', true);
  change(server);

  const death = deathAt(n);
  // Opening is left alone: a process that dies there has written nothing.
  const heal = withFaults((operation) => operation === 'transaction' || death.step());
  await run(first, mortal(fakeRemote(server), death), clock).catch(() => undefined);
  heal();

  const next = openApp();
  const seen = await shownIds(next);
  await run(next, fakeRemote(server), clock);
  const wholes = wholeLists(server, old, isFill, active?.cursor ?? { xid: '0', id: '' });
  const result = {
    died: death.isDead(),
    sawWholeList: wholes.includes(seen.join()),
    endedRight: (await shownIds(next)).join() === server.visible().join(),
    saved: await favorites(next),
  };
  first.close();
  next.close();
  return result;
}

describe.each(situations)('killed during $name', (situation) => {
  it('at each single step: the list is whole, the next start ends with what the server has, saved camps stay', async () => {
    const runs = [];
    for (let n = 1; ; n += 1) {
      const result = await oneRun(situation, n);
      runs.push(result);
      if (!result.died) break;
    }
    expect(runs.filter(({ sawWholeList }) => !sawWholeList)).toEqual([]);
    expect(runs.filter(({ endedRight }) => !endedRight)).toEqual([]);
    expect(runs.filter(({ saved }) => saved.join() !== 'camp-1')).toEqual([]);
    // The sweep did reach inside: a pull of several pages has dozens of steps.
    expect(runs.length).toBeGreaterThan(20);
  });
});
