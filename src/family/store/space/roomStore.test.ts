// A room on one phone: what it writes, takes, and tells its maker of guests.
import { describe, expect, it } from 'vitest';
import { type FamilyRecord, isDeleted, REMOVED, type Value } from '#family/rules/familyRecord.ts';
import type { SpaceChanges } from '#family/rules/sync/receivePage.ts';
import { formatStamp } from '#family/rules/sync/stamp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import {
  lastOpenedRoom,
  newRoom,
  roomDevice,
  roomKey,
  roomPlace,
  roomStore,
  roomView,
  withRecords,
} from './roomStore.ts';

const [MAKER, GUEST] = ['00000001', 'f0000001'];
const KEY = roomKey('space', 'made');
const clock = fakeClock();
const now = clock.now();

const record = (kind: FamilyRecord['kind'], id: string, values: Record<string, Value>) =>
  ({
    kind,
    id,
    fields: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, changedAt: now }]),
    ),
  }) satisfies FamilyRecord;
const note = (text: string) => record('note', 'day-2025-10-06', { text });
const removal = record('note', 'day-2025-10-06', { [REMOVED]: true });

const maker = () => newRoom(MAKER, '', now);
/** What somebody has written later than `ms` after now. */
const cell = (v: Value, device: string, ms = 0) => ({ v, t: formatStamp(now + ms, 0, device) });
const withCells = (cells: Record<string, ReturnType<typeof cell>>, kind = 'plan') => ({
  ...maker(),
  rows: [{ kind, id: 'row', cells, version: 1, pushed: 1, base: 1, sealedBy: 1 }],
});

const devices = (isGuest: boolean) =>
  [0, 7, 8, 255].map((byte) => roomDevice((length) => new Uint8Array(length).fill(byte), isGuest));

const changes = (more: Partial<SpaceChanges>): SpaceChanges => ({
  rows: [],
  unopened: [],
  skipped: 0,
  next: { xid: '5', id: 'z' },
  more: false,
  reset: false,
  epoch: 'epoch',
  now,
  mayWrite: true,
  ...more,
});
const came = (cells: Record<string, ReturnType<typeof cell>>, base: number) => ({
  kind: 'plan',
  id: 'row',
  cells,
  base,
  place: 'place',
  sealedBy: 1,
});

async function stored(room = maker()) {
  const store = fakeDevice(clock).openApp();
  await roomPlace(store, KEY).change(() => room);
  return {
    store,
    side: roomStore(roomPlace(store, KEY), clock),
    read: () => roomPlace(store, KEY).read(),
  };
}

describe('what this phone writes in a room', () => {
  it('waits until it is sent, and only fields that change count', () => {
    const room = withRecords(maker(), [note('Hi')], clock);
    expect(roomView(room)).toMatchObject({ waiting: 1, records: [{ id: 'day-2025-10-06' }] });
    const again = withRecords(room, [note('Hi')], clock);
    expect(again.rows).toEqual(room.rows);
    expect(withRecords(again, [note('Ho')], clock).rows).toMatchObject([{ version: 2 }]);
  });

  it('is gone once it is removed, and back once it is written again', () => {
    const room = withRecords(maker(), [record('plan', 'row', { note: 'a' })], clock);
    const gone = withRecords(room, [record('plan', 'row', { [REMOVED]: true })], clock);
    expect(roomView(gone).records).toEqual([]);
    const back = withRecords(gone, [record('plan', 'row', { note: 'b' })], clock);
    const records = roomView(back).records;
    expect(records).toMatchObject([{ fields: { note: { value: 'b' } } }]);
    // Both at the same millisecond: whoever reads the record would take it for a removed one.
    expect(records.map(isDeleted)).toEqual([false]);
  });

  it('comes back also where it says the same as before it was removed', () => {
    const room = withRecords(maker(), [note('Hi')], clock);
    const back = withRecords(withRecords(room, [removal], clock), [note('Hi')], clock);
    expect(roomView(back).records).toMatchObject([{ fields: { text: { value: 'Hi' } } }]);
  });

  it('is stamped later than what it replaces, also where this clock is behind', () => {
    const guests = withCells({ pickUpBy: cell('Robin', GUEST, 86_400_000) });
    const room = withRecords(guests, [record('plan', 'row', { pickUpBy: 'Sam' })], clock);
    expect(roomView(room).ofGuests).toEqual([]);
    expect(room.rows[0]?.cells.pickUpBy?.t).toMatch(/-0001-00000001$/);
  });
});

describe('what a maker hears of guests', () => {
  it('is their fields alone, and of these what it has not taken over, however late it came', () => {
    const room = withCells({
      dropOffBy: cell('Robin', GUEST, 2),
      note: cell('Ours', MAKER, 3),
    });
    const first = roomView(room);
    expect(first.ofGuests).toEqual(first.news);
    expect(first.news.map(({ fields }) => Object.keys(fields))).toEqual([['dropOffBy']]);
    const taken = { ...room, taken: [...first.marks] };
    expect(roomView(taken)).toMatchObject({ news: [], ofGuests: first.ofGuests });

    const [row] = taken.rows;
    if (!row) throw new Error('no row');
    const late = { ...row.cells, pickUpBy: cell('Robin', GUEST, 1) };
    const later = roomView({ ...taken, rows: [{ ...row, cells: late }] });
    expect(later.news.map(({ fields }) => Object.keys(fields))).toEqual([['pickUpBy']]);
    const again = { ...row.cells, dropOffBy: cell('Robin', GUEST, 4) };
    const said = roomView({ ...taken, rows: [{ ...row, cells: again }] });
    expect(said.news.map(({ fields }) => Object.keys(fields))).toEqual([['dropOffBy']]);
  });

  it('is nothing of rows that are removed, or of a kind that is no part of a room', () => {
    const gone = withCells({ note: cell('a', GUEST), [REMOVED]: cell(true, GUEST, 1) });
    expect(roomView(gone).news).toEqual([]);
    const strange = withCells({ note: cell('a', GUEST) }, 'family_plan');
    expect(roomView(strange)).toMatchObject({ news: [], records: [] });
  });

  it('names devices of makers and of guests apart', () => {
    expect(devices(false).join(' ')).toMatch(/^(?:[0-7][0-9a-f]{7} ?){4}$/);
    expect(devices(true).join(' ')).toMatch(/^(?:[89a-f][0-9a-f]{7} ?){4}$/);
  });
});

describe('a pass over a room', () => {
  it('takes rows, where the server stands, and whether it may write', async () => {
    const { side, read } = await stored();
    const cursor = await side.take(changes({ rows: [came({ note: cell('a', GUEST) }, 1)] }));
    expect(cursor).toEqual({ xid: '5', id: 'z' });
    expect(await read()).toMatchObject({ mayWrite: true, aheadMs: 0, rows: [{ base: 1 }] });
    await side.take(changes({ mayWrite: false }));
    expect(await read()).toMatchObject({ mayWrite: false, rows: [{ base: 1 }] });
  });

  it('keeps out an older row, and a time of the future, and asks for all of it again', async () => {
    const { side, read } = await stored();
    await side.take(changes({ rows: [came({ note: cell('b', GUEST) }, 2)] }));
    const cursor = await side.take(changes({ rows: [came({ note: cell('a', GUEST, -9) }, 1)] }));
    expect(cursor).toEqual({ xid: '0', id: '' });
    expect(await read()).toMatchObject({ keptOut: ['place'] });
    expect(roomView((await read()) ?? maker())).toMatchObject({ unreadable: 1 });
    await side.take(changes({ rows: [came({ note: cell('c', GUEST, 3 * 86_400_000) }, 3)] }));
    expect(await read()).toMatchObject({
      keptOut: ['place'],
      rows: [{ cells: { note: { v: 'b' } } }],
    });
    await side.take(changes({ rows: [came({ note: cell('d', GUEST, 1) }, 3)] }));
    expect(await read()).toMatchObject({ keptOut: [], rows: [{ cells: { note: { v: 'd' } } }] });
  });

  it('sends what waits; what changes meanwhile waits on', async () => {
    const { side, store, read } = await stored(withRecords(maker(), [note('Hi')], clock));
    const [row, ...others] = await side.toSend(1, 50);
    expect(others).toEqual([]);
    await roomPlace(store, KEY).change((room) => room && withRecords(room, [note('Ho')], clock));
    await side.sent(row ? [row] : [], 1);
    expect(await read()).toMatchObject({ rows: [{ version: 2, pushed: 1, base: 1 }] });
    expect(await side.toSend(1, 50)).toHaveLength(1);
    expect(await side.toSend(1, 0)).toEqual([]);
  });

  it('sends no version again that the server refused, but the next one', async () => {
    const { side, store } = await stored(withRecords(maker(), [note('Hi')], clock));
    const [row] = await side.toSend(1, 50);
    if (row) await side.refused(row);
    expect(await side.toSend(1, 50)).toEqual([]);
    await roomPlace(store, KEY).change((room) => room && withRecords(room, [note('Ho')], clock));
    expect(await side.toSend(1, 50)).toHaveLength(1);
  });

  it('does nothing to a room that was dropped meanwhile', async () => {
    const { side, store, read } = await stored();
    await roomPlace(store, KEY).drop();
    expect(await side.cursor()).toBeNull();
    expect(await side.take(changes({}))).toBeNull();
    expect(await side.toSend(1, 50)).toEqual([]);
    expect(await read()).toBeNull();
  });
});

describe('the rooms of a phone', () => {
  it('have the one that was opened last, made ones aside', async () => {
    const store = fakeDevice(clock).openApp();
    expect(await lastOpenedRoom(store)).toBeNull();
    await roomPlace(store, roomKey('a', 'opened')).change(() => newRoom(GUEST, 'secret-a', 1));
    await roomPlace(store, roomKey('b', 'opened')).change(() => newRoom(GUEST, 'secret-b', 2));
    await roomPlace(store, roomKey('b', 'made')).change(() => newRoom(MAKER, '', 3));
    expect(await lastOpenedRoom(store)).toMatchObject({ secret: 'secret-b' });
  });

  it('begin anew where a record of one is junk, and the others stay', async () => {
    const store = fakeDevice(clock).openApp();
    await store.user((db) => db.rooms.put({ key: KEY, rows: 'junk' }));
    await roomPlace(store, roomKey('a', 'opened')).change(() => newRoom(GUEST, 'secret-a', 1));
    expect(await roomPlace(store, KEY).read()).toBeNull();
    expect(await lastOpenedRoom(store)).toMatchObject({ secret: 'secret-a' });
    await roomPlace(store, KEY).change((room) => room ?? maker());
    expect(await roomPlace(store, KEY).read()).toEqual(maker());
  });
});
