// Rooms: what a family shows to one person, by a link. Each link has a room of its own, so taking one back takes nothing from others.
import { hashOf } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { isDirty } from '#family/rules/sync/replica.ts';
import type { TakenRow } from '#family/rules/sync/stampPlan.ts';
import { readStampedPlan, type StampedPlan } from '../sync/readStampedPlan.ts';
import { syncPass } from '../sync/syncPass.ts';
import {
  newRoomSecret,
  type RoomAccess,
  roomAccess,
  type RoomMaker,
  roomMaker,
} from './roomKeys.ts';
import {
  lastOpenedRoom,
  newRoom,
  type ReadNotes,
  type Room,
  roomDevice,
  roomKey,
  roomPlace,
  roomStore,
  type RoomView,
  roomView,
  withCells,
  withRecords,
} from './roomStore.ts';
import { createSpaceCipher } from './spaceCipher.ts';
import { SpaceError } from './SpaceError.ts';
import { keyIdOf } from './spaceKeys.ts';
import { spaceRemote } from './spaceRemote.ts';
import type { SpaceCall } from './spaceCalls.ts';
import { spaceServer } from './spaceServer.ts';

export type RoomTools = SpaceCall & { store: LocalStore; randomBytes: RandomBytes };

/** What its maker keeps of a room: `secret` is in the link, `ownSecret` is not. */
export type RoomSecrets = { secret: string; ownSecret: string };

/** `gone`: it was closed, or has expired. `waitMs`: what the server asked for; 0 for nothing. */
export type RoomOutcome = 'done' | 'gone' | 'canceled' | { waitMs: number };

/** One room, as its maker or as somebody who opened its link. All reject with StorageError. */
export type RoomOnPhone = {
  /** What is on this phone of it; it begins with the first call, and not again once it was removed, in any tab. */
  open(): Promise<RoomView>;
  /** Brings it in step, both ways. 'gone' also for one that was removed. */
  pass(signal: AbortSignal): Promise<RoomOutcome>;
  /**
   * Changes it here; the next pass sends it. `records`: only fields that change. `read`: all notes, unless it is given.
   * `unsent` comes to what is there. Rejects with SpaceError 'gone' for one that was removed.
   */
  write(
    records: readonly FamilyRecord[],
    more?: Partial<Pick<Room, 'published' | 'taken' | 'you' | 'openedAt' | 'unsent'>>,
    read?: ReadNotes,
  ): Promise<RoomView>;
  /** Changes it here by cells of a plan, which keep the time when they were written. */
  merge(rows: readonly FamilyRow[]): Promise<RoomView>;
  /** It is over: nothing stays on this phone but what was not sent. */
  end(unsent: Room['unsent']): Promise<void>;
  /** It goes from this phone. */
  drop(): Promise<void>;
};

export type Rooms = {
  /** A new room on the server. `until`: its last day, YYYY-MM-DD, or null for 30 days. */
  make(wish: {
    canWrite: boolean;
    until: string | null;
  }): Promise<RoomSecrets | 'unreachable' | 'limited'>;
  /** Nobody opens it any more. False where the server does not answer. */
  close(secrets: RoomSecrets): Promise<boolean>;
  /** The day on which somebody with the link was last there, YYYY-MM-DD; null: never, or it is not known. */
  lastSeen(secrets: RoomSecrets): Promise<string | null>;
  /** Null for secrets that are none. */
  made(secrets: RoomSecrets): Promise<RoomOnPhone | null>;
  /** What is stored of it here, which begins nothing; null for nothing. Rejects with StorageError. */
  stored(secrets: RoomSecrets): Promise<RoomView | null>;
  opened(secret: string): Promise<RoomOnPhone | null>;
  /** The plan of this phone, as a room between two homes merges it (readStampedPlan). Rejects with StorageError. */
  stampedPlan(
    at: { device: string; aheadMs: number },
    taken: readonly TakenRow[],
  ): Promise<StampedPlan>;
  /** The secret of the link that was opened last; null for none. */
  lastOpened(): Promise<string | null>;
};

const asItIs = (room: Room) => room;

/** How long a room stays after the last visit of whoever has the link. */
const ROOM_DAYS = 30;

export function createRooms(tools: RoomTools): Rooms {
  const { store, clock, randomBytes } = tools;
  const server = spaceServer(tools);
  /** By the wish: no answer came, but the room may be there. The next press takes it up. */
  const unheard = new Map<string, RoomSecrets>();

  /** `secret`: of the link that opens it; '' for its maker. */
  async function onPhone(
    { keys }: RoomAccess,
    proof: string,
    secret: string,
  ): Promise<RoomOnPhone> {
    const isGuest = secret !== '';
    const place = roomPlace(store, roomKey(keys.space, isGuest ? 'opened' : 'made'));
    const member = { space: keys.space, proof };
    const remote = spaceRemote(server, member, await createSpaceCipher(keys));
    const fresh = () => newRoom(roomDevice(randomBytes, isGuest), secret, clock.now());
    let hasBegun = false;
    /** Null, and nothing is stored, once it was removed. */
    async function change(work: (room: Room) => Room): Promise<Room | null> {
      const after = await place.change((room) => {
        if (room === null && hasBegun) return null;
        return work(room ?? fresh());
      });
      hasBegun = true;
      return after;
    }

    return {
      open: async () => roomView((await change(asItIs)) ?? fresh()),
      async pass(signal) {
        if ((await change(asItIs)) === null) return 'gone';
        try {
          await syncPass(roomStore(place, clock), remote, signal);
          await change((room) => ({
            ...room,
            syncedAt: clock.now(),
            unsent: room.rows.some(isDirty) ? room.unsent : {},
          }));
          return 'done';
        } catch (error) {
          if (signal.aborted) return 'canceled';
          if (error instanceof SpaceError) {
            const { problem, retryAfterMs } = error;
            if (problem === 'gone' || problem === 'removed') return 'gone';
            return { waitMs: retryAfterMs ?? 0 };
          }
          if (isNoAnswer(error)) return { waitMs: 0 };
          throw error;
        }
      },
      async write(records, more = {}, read) {
        const after = await change((room) => ({
          ...withRecords(room, records, clock, read),
          ...more,
          unsent: { ...room.unsent, ...more.unsent },
        }));
        if (after === null) throw new SpaceError('gone');
        return roomView(after);
      },
      async end(unsent) {
        await change(({ device, openedAt }) => ({
          ...newRoom(device, secret, openedAt),
          unsent,
          isOver: true,
        }));
      },
      async merge(rows) {
        const after = await change((room) => withCells(room, rows));
        if (after === null) throw new SpaceError('gone');
        return roomView(after);
      },
      drop: place.drop,
    };
  }

  return {
    async make(wish) {
      const { canWrite, until } = wish;
      const wished = JSON.stringify(wish);
      const secrets = unheard.get(wished) ?? {
        secret: newRoomSecret(randomBytes),
        ownSecret: newRoomSecret(randomBytes),
      };
      unheard.delete(wished);
      const made = await asMaker(secrets, async ({ keys, proof }, maker) =>
        server.create({
          space: keys.space,
          key_id: await keyIdOf(keys),
          admit_hash: await hashOf(maker.admit),
          recovery: null,
          members: [
            await roomMember(maker.proof, true, true),
            await roomMember(proof, canWrite, false),
          ],
          is_room: true,
          days: ROOM_DAYS,
          ends_on: until,
        }),
      );
      if (!(made instanceof SpaceError)) return secrets;
      if (made.retryAfterMs !== null) return 'limited';
      unheard.set(wished, secrets);
      return 'unreachable';
    },

    async close(secrets) {
      const closed = await asMaker(secrets, async ({ keys: { space } }, { admit }) => {
        await server.close(space, admit);
        await roomPlace(store, roomKey(space, 'made')).drop();
      });
      return !(closed instanceof SpaceError);
    },

    async lastSeen(secrets) {
      const listed = await asMaker(secrets, async ({ keys: { space }, proof }, { admit }) =>
        (await server.members(space, admit)).get(await hashOf(proof)),
      );
      return listed && !(listed instanceof SpaceError) ? listed.seenOn : null;
    },

    async made({ secret, ownSecret }) {
      const [access, maker] = [await roomAccess(secret), await roomMaker(ownSecret)];
      return access && maker && onPhone(access, maker.proof, '');
    },
    async stored({ secret, ownSecret }) {
      const access = await roomAccess(secret);
      const role = ownSecret === '' ? 'opened' : 'made';
      const room = access && (await roomPlace(store, roomKey(access.keys.space, role)).read());
      return room && roomView(room);
    },
    async opened(secret) {
      const access = await roomAccess(secret);
      return access && onPhone(access, access.proof, secret);
    },
    stampedPlan: (at, taken) => readStampedPlan(tools, at, taken),
    lastOpened: async () => (await lastOpenedRoom(store))?.secret ?? null,
  };
}

/** What the server does for a room's maker, or why it did not. Null for secrets that are none. */
async function asMaker<T>(
  { secret, ownSecret }: RoomSecrets,
  work: (access: RoomAccess, maker: RoomMaker) => Promise<T>,
): Promise<T | SpaceError | null> {
  const [access, maker] = [await roomAccess(secret), await roomMaker(ownSecret)];
  try {
    return access && maker && (await work(access, maker));
  } catch (error) {
    if (error instanceof SpaceError) return error;
    throw error;
  }
}

/** The keys come from the link: there is nothing to seal for anybody. */
const roomMember = async (proof: string, mayWrite: boolean, isMaker: boolean) => ({
  proof_hash: await hashOf(proof),
  may_write: mayWrite,
  is_maker: isMaker,
  wrapped: 'none',
});

/** The rooms of a browser's tab. */
export const openRooms = (store: LocalStore, clock: Clock = deviceClock): Rooms =>
  createRooms({
    store,
    clock,
    backend: pageBackend,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
