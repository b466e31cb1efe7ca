import { describe, expect, it } from 'vitest';
import { type SpaceChanges, START } from '#family/rules/sync/receivePage.ts';
import { newRow, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { type SpaceRemote, type SpaceStore, syncPass } from './syncPass.ts';

const { signal } = new AbortController();
const rowOf = (id: string): ReplicaRow => ({
  ...newRow,
  kind: 'note',
  id,
  cells: { text: { v: 'hat', t: '019990000000-0000-aaaaaaaa' } },
  version: 1,
});
const end: SpaceChanges = {
  rows: [],
  unopened: [],
  skipped: 0,
  next: { xid: '7', id: 'x' },
  more: false,
  reset: false,
  epoch: 'e',
  now: 1,
  mayWrite: true,
};

/** A phone with rows to send, and all that a pass does with it. */
function aPass(rows: readonly ReplicaRow[], remote: Partial<SpaceRemote>) {
  const done: string[] = [];
  const left = new Map(rows.map((row) => [rowKey(row), row]));
  let cursor = { xid: '5', id: '' };
  const store: SpaceStore = {
    cursor: async () => cursor,
    async take(changes) {
      cursor = changes.next;
      return cursor;
    },
    toSend: async () => [...left.values()],
    async sent(sent) {
      for (const row of sent) left.delete(rowKey(row));
      done.push(`sent ${sent.map(({ id }) => id).join()}`);
    },
    async refused(row) {
      left.delete(rowKey(row));
      done.push(`refused ${row.id}`);
    },
  };
  const asked: string[] = [];
  const pushes: string[] = [];
  const whole: SpaceRemote = {
    keyNo: 1,
    async changes(after, given) {
      asked.push(after.xid);
      return remote.changes?.(after, given) ?? end;
    },
    async push(pushed, given) {
      pushes.push(pushed.map(({ id }) => id).join());
      return remote.push?.(pushed, given) ?? new Set();
    },
  };
  return { asked, pushes, done, run: () => syncPass(store, whole, signal) };
}

const refusesLong: SpaceRemote['push'] = async (rows) => {
  if (rows.some(({ id }) => id === 'long')) throw new SpaceError('refused');
  return new Set();
};

describe('a pass', () => {
  it('pulls, pushes, and pulls what it pushed', async () => {
    const { run, asked, done } = aPass([rowOf('owls')], {});
    expect(await run()).toBe('done');
    expect(asked).toEqual(['5', '7']);
    expect(done).toEqual(['sent owls']);
  });

  it('pulls once when there is nothing to push', async () => {
    const { run, asked, pushes } = aPass([], {});
    await run();
    expect([asked, pushes]).toEqual([['5'], []]);
  });

  it('pushes 50 rows at once', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => rowOf(`${n}`));
    const { run, pushes } = aPass(rows, {});
    await run();
    expect(pushes.map((ids) => ids.split(',').length)).toEqual([50, 50, 1]);
  });
});

describe('a row that another device wrote first', () => {
  it('is pulled and pushed again', async () => {
    let losses = 1;
    const { run, asked, pushes, done } = aPass([rowOf('owls'), rowOf('pines')], {
      push: async () => new Set(losses-- > 0 ? ['note:owls'] : []),
    });
    expect(await run()).toBe('done');
    expect(pushes).toEqual(['owls,pines', 'owls']);
    expect(done).toEqual(['sent pines', 'sent owls']);
    expect(asked).toEqual(['5', '7', '7']);
  });

  it('is asked for with everything when it lost twice, for the cursor has passed it', async () => {
    let losses = 2;
    const { run, asked } = aPass([rowOf('owls')], {
      push: async () => new Set(losses-- > 0 ? ['note:owls'] : []),
    });
    expect(await run()).toBe('done');
    expect(asked).toEqual(['5', '7', START.xid, '7']);
  });

  it('waits for a later pass when it lost five times', async () => {
    const { run, pushes } = aPass([rowOf('owls')], { push: async () => new Set(['note:owls']) });
    await expect(run()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(pushes).toHaveLength(5);
  });
});

describe('a row that the server never takes', () => {
  it('does not hold up the others', async () => {
    const { run, done } = aPass([rowOf('owls'), rowOf('long'), rowOf('pines')], {
      push: refusesLong,
    });
    expect(await run()).toBe('done');
    expect(done).toEqual(['sent owls', 'refused long', 'sent pines']);
  });

  it('is not what a full or unreachable server means', async () => {
    const { run, done } = aPass([rowOf('owls'), rowOf('pines')], {
      push: () => Promise.reject(new SpaceError('full')),
    });
    await expect(run()).rejects.toMatchObject({ problem: 'full' });
    expect(done).toEqual([]);
  });
});

describe('a server that never ends', () => {
  it('is left after three empty pages', async () => {
    const { run, asked } = aPass([], { changes: async () => ({ ...end, more: true }) });
    await expect(run()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(asked).toHaveLength(3);
  });

  it('is left after 200 pages', async () => {
    const { run, asked } = aPass([], {
      changes: async () => ({ ...end, more: true, unopened: ['at owls'] }),
    });
    await expect(run()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(asked).toHaveLength(200);
  });
});
