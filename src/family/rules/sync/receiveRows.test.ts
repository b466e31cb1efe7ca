import { describe, expect, it } from 'vitest';
import type { SyncCells } from './cells.ts';
import { receiveRows, sortReceived } from './receiveRows.ts';
import {
  asSent,
  isDirty,
  isToSend,
  newRow,
  pushedAgain,
  type ReceivedRow,
  type Replica,
  type ReplicaRow,
  withRows,
} from './replica.ts';
import { formatStamp } from './stamp.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const here = formatStamp(NOW, 0, 'aaaaaaaa');
const there = formatStamp(NOW + 1, 0, 'bbbbbbbb');
const hat: SyncCells = { text: { v: 'hat', t: here } };
const both: SyncCells = { ...hat, mood: { v: 'good', t: there } };

/** A row that the server has, as its third version under the first key. */
const mine = (more: Partial<ReplicaRow> = {}): ReplicaRow => ({
  ...newRow,
  kind: 'note',
  id: 'owls',
  cells: hat,
  version: 5,
  pushed: 5,
  base: 3,
  sealedBy: 1,
  ...more,
});
const came = (more: Partial<ReceivedRow> = {}): ReceivedRow => ({
  kind: 'note',
  id: 'owls',
  cells: hat,
  place: 'at owls',
  base: 4,
  sealedBy: 1,
  ...more,
});
const replicaOf = (...rows: ReplicaRow[]): Replica => withRows(new Map(), rows);
const received = (row: ReplicaRow, theirs: ReceivedRow) =>
  receiveRows(replicaOf(row), [theirs])[0] ?? row;

describe('a row that came', () => {
  it('is new here with its version and key, and is not sent', () => {
    const [row] = receiveRows(new Map(), [came()]);
    expect(row).toEqual({
      kind: 'note',
      id: 'owls',
      cells: hat,
      version: 0,
      pushed: 0,
      base: 4,
      sealedBy: 1,
    });
    expect(row && isToSend(row, 1)).toBe(false);
  });

  it('is merged with what is here, whose next version follows it', () => {
    expect(received(mine(), came({ cells: both }))).toMatchObject({
      cells: both,
      base: 4,
      pushed: 5,
      version: 5,
    });
  });

  it('is sent back when it lacks what this device knows', () => {
    const row = received(mine({ cells: both }), came());
    expect(row).toMatchObject({ cells: both, base: 4, version: 6, pushed: 5 });
    expect(isDirty(row)).toBe(true);
  });

  it('does not count a change here twice that was not sent yet', () => {
    const row = received(mine({ cells: both, version: 6 }), came());
    expect(row).toMatchObject({ base: 4, version: 6, pushed: 5 });
  });

  it('changes nothing when it is the one that is here', () => {
    expect(receiveRows(replicaOf(mine()), [came({ base: 3 })])).toEqual([]);
  });

  it('says under which key it is sealed now, though its values are the same', () => {
    const row = received(mine(), came({ sealedBy: 2 }));
    expect(row).toMatchObject({ sealedBy: 2, base: 4, cells: hat });
    expect(isToSend(row, 2)).toBe(false);
  });
});

describe('a push whose answer was lost', () => {
  it('is clean once the same row comes back', () => {
    const unanswered = mine({ version: 6, cells: both });
    expect(isDirty(unanswered)).toBe(true);
    const row = received(unanswered, came({ cells: both }));
    expect(row).toMatchObject({ version: 6, pushed: 6, base: 4 });
    expect(isToSend(row, 1)).toBe(false);
  });

  it('is sent again when it was changed since', () => {
    const changed = mine({ version: 7, cells: { ...both, tone: { v: 'calm', t: here } } });
    expect(received(changed, came({ cells: both }))).toMatchObject({
      version: 7,
      pushed: 5,
      base: 4,
    });
  });
});

describe('a row that no member writes', () => {
  const sorted = (row: ReceivedRow, known = mine()) => sortReceived(replicaOf(known), [row], NOW);

  it.each([
    ['an older version than the one that is known here', came({ base: 2 })],
    ['an earlier key than the one that is known here', came({ sealedBy: 0 })],
    [
      'a time more than two days ahead',
      came({ cells: { text: { v: 'hat', t: formatStamp(NOW + 2 * DAY + 1, 0, 'bbbbbbbb') } } }),
    ],
  ])('is kept out and named: %s', (_, row) => {
    expect(sorted(row)).toEqual({ taken: [], keptOut: ['at owls'] });
  });

  it.each([
    ['the same version', came({ base: 3 })],
    ['the next version', came()],
    ['a later key', came({ sealedBy: 2 })],
    [
      'a time two days ahead, as clocks are off',
      came({ cells: { text: { v: 'hat', t: formatStamp(NOW + 2 * DAY, 0, 'bbbbbbbb') } } }),
    ],
    ['no time at all', came({ cells: {} })],
  ])('is not one with %s', (_, row) => {
    expect(sorted(row)).toEqual({ taken: [row], keptOut: [] });
  });

  it('is not one that is unknown here, whatever its version', () => {
    expect(sortReceived(new Map(), [came({ base: 1 })], NOW).taken).toHaveLength(1);
  });
});

describe('a row that is to be sent', () => {
  it.each([
    ['it was changed', mine({ version: 6 }), true],
    ['it is under an earlier key', mine({ sealedBy: 1 }), false],
    ['it was never sent', mine({ version: 1, pushed: 0, base: 0, sealedBy: 0 }), true],
  ])('%s: under the key of now', (_, row, isSent) => {
    expect(isToSend(row, 1)).toBe(isSent);
  });

  it('is every row of the server that whoever was removed could read', () => {
    expect(isToSend(mine({ sealedBy: 1 }), 2)).toBe(true);
    expect(isToSend(mine({ sealedBy: 2 }), 2)).toBe(false);
    expect(isToSend(mine({ sealedBy: 0, base: 0 }), 2)).toBe(false);
  });
});

describe('a row that was sent', () => {
  it('is the next version, under the key it was sealed with', () => {
    const sent = mine({ version: 6 });
    expect(asSent(sent, sent, 2)).toEqual({ ...sent, pushed: 6, base: 4, sealedBy: 2 });
  });

  it('is still to be sent when it was changed meanwhile', () => {
    const row = asSent(mine({ version: 7 }), mine({ version: 6 }), 1);
    expect(row).toMatchObject({ version: 7, pushed: 6, base: 4 });
    expect(isToSend(row, 1)).toBe(true);
  });

  it('keeps a later version that came meanwhile', () => {
    expect(asSent(mine({ base: 9 }), mine({ version: 6 }), 1).base).toBe(9);
  });
});

describe('a server that was restored', () => {
  it('gets every row again, and may have any version of it, under any key', () => {
    const again = pushedAgain(replicaOf(mine({ sealedBy: 2 })));
    expect([...again.values()]).toMatchObject([{ version: 6, pushed: 5, base: 0, sealedBy: 0 }]);
    const old = came({ base: 1, sealedBy: 1 });
    expect(sortReceived(again, [old], NOW).taken).toEqual([old]);
  });
});
