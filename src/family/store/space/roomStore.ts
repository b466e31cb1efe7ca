// A room on this phone: its rows, and how far they are in step. They are never put together with the phone's own plan.
import * as v from 'valibot';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import {
  type FamilyRecord,
  type FieldChange,
  type RecordKind,
  recordKey,
  REMOVED,
  ROOM_KINDS,
} from '#family/rules/familyRecord.ts';
import { type FamilyRow, isConflictField, mergeCells, TEXT } from '#family/rules/sync/cells.ts';
import { receiveRows } from '#family/rules/sync/receiveRows.ts';
import { recordLocalChanges } from '#family/rules/sync/recordLocalChanges.ts';
import { isDirty, newRow, type Replica, rowKey, withRows } from '#family/rules/sync/replica.ts';
import { isRemoved } from '#family/rules/sync/shownRecord.ts';
import { type Stamp, stampDevice, stampMs } from '#family/rules/sync/stamp.ts';
import type { SpaceStore } from '../sync/syncPass.ts';
import { KeptRowSchema, NOWHERE, standingEntries, writerOf } from './keptSpace.ts';
import { type MergeRows, spaceStore } from './spaceStore.ts';

/** Who is in a circle, and who has the same quiet wish, as of the last pass. */
const CircleMetSchema = v.object({
  /** How many quiet wishes each family has, by its id. */
  members: v.record(v.string(), v.number()),
  /** Slots whose earlier wish holds them for some days. */
  waiting: v.array(v.string()),
  matches: v.array(v.object({ slot: v.string(), words: v.string() })),
});

const RoomSchema = v.object({
  /** Random, 8 hex digits: in the stamps of what this phone writes. */
  device: v.string(),
  /** The secret of the link that opened it; '' for whoever made it. */
  secret: v.string(),
  ...standingEntries,
  openedAt: v.number(),
  rows: v.array(KeptRowSchema),
  /** What its maker has last put there, as JSON; '' for nothing yet. */
  published: v.string(),
  /** What of guests its maker has taken over, a mark of each field. No time can stand for it: words that waited come late. */
  taken: v.array(v.string()),
  /** The name that whoever opened it goes by; null: that of the link. */
  you: v.nullable(v.string()),
  /** What whoever opened it has changed and not sent, as they read it. A later change stands in the place of its key. */
  unsent: v.optional(v.record(v.string(), v.string()), () => ({})),
  /** It was closed, or has expired: nothing but `unsent` is here. */
  isOver: v.optional(v.boolean(), false),
  /** Null for a room that is no circle. */
  met: v.optional(v.nullable(CircleMetSchema), null),
});
export type Room = v.InferOutput<typeof RoomSchema>;

/** A room that nothing has come from yet. */
export const newRoom = (device: string, secret: string, openedAt: number): Room => ({
  ...NOWHERE,
  device,
  secret,
  openedAt,
  rows: [],
  published: '',
  taken: [],
  you: null,
  unsent: {},
  isOver: false,
  met: null,
});

/** The same room may be made and opened on one phone. */
export const roomKey = (space: string, role: 'made' | 'opened' | 'circle') => `${role}:${space}`;

function parseRoom(record: unknown): Room | null {
  const { success, output } = v.safeParse(RoomSchema, record);
  return success ? output : null;
}

/** The room that was opened last on this phone. */
export const lastOpenedRoom = (store: LocalStore): Promise<Room | null> =>
  store.user(async (db) => {
    const rooms = (await db.rooms.toArray()).flatMap((record) => parseRoom(record) ?? []);
    const opened = rooms.filter(({ secret }) => secret !== '');
    return opened.toSorted((one, other) => other.openedAt - one.openedAt)[0] ?? null;
  });

const replicaOf = ({ rows }: Room): Replica => new Map(rows.map((row) => [rowKey(row), row]));

/**
 * When the text of a note was written that its writer has read (ms since 1970, 0 for none), by the key of the note: another
 * text, which came meanwhile, stays beside the new one.
 */
export type ReadNotes = ReadonlyMap<string, number>;

/** The room with changes of this phone, stamped now. `records`: only fields that change; a removal by REMOVED. */
export function withRecords(
  room: Room,
  records: readonly FamilyRecord[],
  clock: Clock,
  read: ReadNotes = new Map(),
): Room {
  const replica = replicaOf(room);
  const unread = [...read].flatMap(([key, at]): [string, string[]][] => {
    const text = replica.get(key)?.cells[TEXT];
    return typeof text?.v === 'string' && stampMs(text.t) !== at ? [[key, [text.v]]] : [];
  });
  const rows = recordLocalChanges(replica, records, new Map(unread), writerOf(room, clock));
  return { ...room, rows: [...withRows(replica, rows).values()] };
}

/** The room with cells that have their stamps already; the later one of each field stands. */
export function withCells(room: Room, rows: readonly FamilyRow[]): Room {
  const replica = new Map(replicaOf(room));
  let isNew = false;
  for (const row of rows) {
    const before = replica.get(rowKey(row)) ?? { ...newRow, ...row, cells: {} };
    const cells = mergeCells(before.cells, row.cells);
    if (Object.keys(row.cells).every((field) => cells[field] === before.cells[field])) continue;
    isNew = true;
    replica.set(rowKey(row), { ...before, cells, version: before.version + 1 });
  }
  return isNew ? { ...room, rows: [...replica.values()] } : room;
}

/** What is in the room, without what was removed. A note has all that was written at one time, each in a field. */
export const roomRecords = ({ rows }: Room): FamilyRecord[] =>
  rows.flatMap(({ kind, id, cells }) => {
    if (!isKind(kind) || isRemoved(cells)) return [];
    const text = cells[TEXT]?.v;
    const fields = Object.entries(cells)
      // A change that restored it may have the time of the removal, to the millisecond.
      .filter(([field, { v: value }]) => field !== REMOVED || value !== true)
      .filter(([field, { v: value }]) => !isConflictField(field) || (value && value !== text))
      .map(([field, { v: value, t }]): [string, FieldChange] => [
        field,
        { value, changedAt: stampMs(t) },
      ]);
    return [{ kind, id, fields: Object.fromEntries(fields) }];
  });

const KINDS = new Set<string>(ROOM_KINDS);
const isKind = (kind: string): kind is RecordKind => KINDS.has(kind);

/** A room as screens and its maker read it. `waiting`: how many rows are still to be sent. */
export type RoomView = Pick<
  Room,
  | 'device'
  | 'aheadMs'
  | 'rows'
  | 'secret'
  | 'syncedAt'
  | 'mayWrite'
  | 'published'
  | 'you'
  | 'unsent'
  | 'isOver'
> & {
  records: readonly FamilyRecord[];
  /** The keys of records that were removed. */
  removed: readonly string[];
  /** How many rows do not open, or are not honest: they are kept out. */
  unreadable: number;
  waiting: number;
  /** Of guests: the fields alone. */
  ofGuests: readonly FamilyRecord[];
  /** Of these, what its maker has not taken over. */
  news: readonly FamilyRecord[];
  /** The marks of all that is of guests: `taken` once it is taken over. */
  marks: readonly string[];
};

export function roomView(room: Room): RoomView {
  const { device, aheadMs, secret, syncedAt, mayWrite, published, you, unsent, isOver, rows } =
    room;
  const records = roomRecords(room);
  const cells = new Map(rows.map((row) => [rowKey(row), row.cells]));
  const taken = new Set(room.taken);
  /** Null for what is of the maker. */
  const markOf = (record: FamilyRecord, field: string) => {
    const t = cells.get(recordKey(record))?.[field]?.t;
    return t !== undefined && isOfGuest(t) ? `${recordKey(record)} ${field} ${t}` : null;
  };
  const only = (isWanted: (mark: string) => boolean) =>
    records.flatMap((record) => {
      const fields = Object.entries(record.fields).filter(([field]) => {
        const mark = markOf(record, field);
        return mark !== null && isWanted(mark);
      });
      return fields.length === 0 ? [] : [{ ...record, fields: Object.fromEntries(fields) }];
    });
  return {
    device,
    aheadMs,
    rows,
    secret,
    syncedAt,
    mayWrite,
    published,
    you,
    unsent,
    isOver,
    records,
    unreadable: room.keptOut.length,
    removed: rows.filter(({ cells: all }) => isRemoved(all)).map(rowKey),
    waiting: rows.filter(isDirty).length,
    ofGuests: only(() => true),
    news: only((mark) => !taken.has(mark)),
    marks: records.flatMap((record) =>
      Object.keys(record.fields).flatMap((field) => markOf(record, field) ?? []),
    ),
  };
}

/** Random digits of a device in stamps. The first one says whether a guest writes, or the maker. */
export function roomDevice(randomBytes: RandomBytes, isGuest: boolean): string {
  const [first = 0, ...others] = randomBytes(8);
  const digits = [(first % 8) + (isGuest ? 8 : 0), ...others.map((byte) => byte % 16)];
  return digits.map((digit) => digit.toString(16)).join('');
}

const isOfGuest = (stamp: Stamp): boolean => Number.parseInt(stampDevice(stamp).charAt(0), 16) >= 8;

/** Where a room is kept. */
export type RoomPlace = {
  /** Null for none. */
  read: () => Promise<Room | null>;
  /** Begins it, or changes it, in its own transaction. */
  change: (change: (room: Room | null) => Room | null) => Promise<Room | null>;
};

/** All reject with StorageError. */
export const roomPlace = (store: LocalStore, key: string) => ({
  read: () => store.user(async (db) => parseRoom(await db.rooms.get(key))),
  change: (change: (room: Room | null) => Room | null) =>
    store.user((db) =>
      db.transaction('rw', db.rooms, async () => {
        const before = parseRoom(await db.rooms.get(key));
        const after = change(before);
        if (after && after !== before) await db.rooms.put({ ...after, key });
        return after;
      }),
    ),
  drop: () => store.user((db) => db.rooms.delete(key)),
});

const keptOf = (room: Room | null) => room && { replica: replicaOf(room), at: room };
const merge: MergeRows = ({ replica }, { came }) => receiveRows(replica, came);

/** This phone's side of a pass over one room. */
export const roomStore = (place: RoomPlace, clock: Clock): SpaceStore =>
  spaceStore(
    {
      read: async () => keptOf(await place.read()),
      async change(change) {
        const after = await place.change((room) => {
          const kept = keptOf(room);
          if (!room || !kept) return null;
          const { replica, at } = change(kept, merge);
          return { ...room, ...at, rows: [...replica.values()] };
        });
        return keptOf(after);
      },
    },
    clock,
  );
