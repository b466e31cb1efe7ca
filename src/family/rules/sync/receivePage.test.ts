import { describe, expect, it } from 'vitest';
import { needsNoOldKey, receivePage, type SpaceChanges, START } from './receivePage.ts';
import { newRow, type ReceivedRow, type Replica, type ReplicaRow, withRows } from './replica.ts';

const position = { cursor: START, epoch: 'e', keptOut: [], keyNo: 1 };
const page = (more: Partial<SpaceChanges> = {}): SpaceChanges => ({
  rows: [],
  unopened: [],
  skipped: 0,
  next: { xid: '7', id: 'x' },
  more: false,
  reset: false,
  epoch: 'e',
  now: 1_790_000_000_000,
  mayWrite: true,
  ...more,
});
const came = (more: Partial<ReceivedRow> = {}): ReceivedRow => ({
  kind: 'note',
  id: 'owls',
  cells: {},
  place: 'at owls',
  base: 4,
  sealedBy: 1,
  ...more,
});
const mine = (more: Partial<ReplicaRow> = {}): ReplicaRow => ({
  ...newRow,
  kind: 'note',
  id: 'owls',
  cells: {},
  base: 4,
  sealedBy: 1,
  ...more,
});
const replicaOf = (...rows: ReplicaRow[]): Replica => withRows(new Map(), rows);

describe('a page of changes', () => {
  it('moves the device on to its end', () => {
    const answer = receivePage(new Map(), position, page({ rows: [came()] }));
    expect(answer.taken).toEqual([came()]);
    expect(answer.position).toEqual({
      cursor: { xid: '7', id: 'x' },
      epoch: 'e',
      keptOut: [],
      keyNo: 1,
    });
  });

  it.each([
    ['that does not open', page({ unopened: ['at owls'] })],
    ['that is older than what is here', page({ rows: [came({ base: 3 })] })],
  ])('names the place of a row %s, and asks for everything again', (_, changes) => {
    const answer = receivePage(replicaOf(mine()), position, changes);
    expect(answer.taken).toEqual([]);
    expect(answer.position).toMatchObject({ keptOut: ['at owls'], cursor: START });
  });

  it('asks for everything again only after its last page', () => {
    const answer = receivePage(new Map(), position, page({ unopened: ['at owls'], more: true }));
    expect(answer.position).toMatchObject({ keptOut: ['at owls'], cursor: { xid: '7' } });
  });

  it('names a place until its row opens', () => {
    const named = { ...position, cursor: { xid: '6', id: '' }, keptOut: ['at owls', 'at pines'] };
    expect(receivePage(new Map(), named, page()).position.keptOut).toEqual(named.keptOut);
    const opened = receivePage(new Map(), named, page({ rows: [came()] }));
    expect(opened.position).toMatchObject({ keptOut: ['at pines'], cursor: START });
    const rows = [came({ id: 'pines', place: 'at pines' })];
    const all = receivePage(new Map(), named, page({ rows: [came(), ...rows] }));
    expect(all.position).toMatchObject({ keptOut: [], cursor: { xid: '7' } });
  });

  it('names a place no more that does not come when everything is asked for', () => {
    const named = { ...position, cursor: START, keptOut: ['at owls', 'at pines'] };
    const answer = receivePage(new Map(), named, page({ unopened: ['at pines'] }));
    expect(answer.position.keptOut).toEqual(['at pines']);
  });
});

describe('a server that was restored', () => {
  it.each([
    ['by its epoch', page({ epoch: 'of a backup' })],
    ['by a cursor of its future', page({ reset: true })],
  ])('is known %s: everything goes and comes again', (_, changes) => {
    const { replica, ...answer } = receivePage(replicaOf(mine()), position, changes);
    expect(answer.isRestored).toBe(true);
    expect(answer.position).toMatchObject({ cursor: START, epoch: changes.epoch, keyNo: 0 });
    expect([...replica.values()]).toMatchObject([{ version: 1, pushed: 0, base: 0, sealedBy: 0 }]);
  });

  it('is not the first one that answers', () => {
    const first = { ...position, epoch: null };
    expect(receivePage(replicaOf(mine()), first, page()).isRestored).toBe(false);
  });

  it('may have older rows, which are merged', () => {
    const changes = page({ epoch: 'of a backup', rows: [came({ base: 1 })] });
    expect(receivePage(replicaOf(mine()), position, changes).taken).toHaveLength(1);
  });
});

describe('an earlier key', () => {
  const under2 = { ...position, keyNo: 2 };
  it('is needed until every row of the server is sealed again', () => {
    expect(needsNoOldKey(replicaOf(mine({ sealedBy: 1 })), under2, 2)).toBe(false);
    expect(needsNoOldKey(replicaOf(mine({ sealedBy: 2 })), under2, 2)).toBe(true);
    const onlyHere = mine({ id: 'pines', base: 0, sealedBy: 0 });
    expect(needsNoOldKey(replicaOf(mine({ sealedBy: 2 }), onlyHere), under2, 2)).toBe(true);
  });

  it('is needed until a row came under the new one: the server may hold back what came before', () => {
    expect(needsNoOldKey(replicaOf(mine({ sealedBy: 2 })), position, 2)).toBe(false);
    const rows = [came({ sealedBy: 2, base: 5 })];
    const after = receivePage(replicaOf(mine({ sealedBy: 2 })), position, page({ rows }));
    expect(after.position.keyNo).toBe(2);
  });
});
