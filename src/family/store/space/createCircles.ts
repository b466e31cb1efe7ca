// Circles: spaces of several families who know each other. Each writes one row, its slip, and reads those of the others.
import { hashOf } from '#base/crypto/hkdf.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { CircleAccess, CircleRow } from '#family/rules/plan/circleRows.ts';
import {
  circleLink,
  circleMember,
  newCircleMember,
  nextCircleKeys,
  sealForLink,
  sealForMember,
} from './circleKeys.ts';
import {
  type CircleOutcome,
  type CircleTools,
  type CircleWanted,
  findByLink,
  passCircle,
} from './passCircle.ts';
import { circleServer } from './circleServer.ts';
import { type CircleView, circleView, knownFamilies } from './circleSlips.ts';
import { newRoomSecret, type RoomMaker, roomMaker } from './roomKeys.ts';
import { roomKey, roomPlace } from './roomStore.ts';
import { SpaceError } from './SpaceError.ts';
import { keyIdOf, keysText, newKeys, readKeys, type SpaceKeys } from './spaceKeys.ts';
import { type SpaceMember, spaceServer } from './spaceServer.ts';

/** A circle that this family has just made or joined: what its row begins with. */
export type NewCircle = Pick<CircleRow, 'id' | 'name' | 'access'>;
export type CircleTrouble = 'unreachable' | 'limited' | 'full';

export type Circles = {
  make(name: string): Promise<NewCircle | CircleTrouble>;
  /** What a link leads to, before the family joins; 'none' for one that was taken back, or is none. */
  look(secret: string): Promise<Pick<NewCircle, 'id' | 'name'> | 'none' | CircleTrouble>;
  /**
   * A press that is repeated after a lost answer joins once. `known`: as the family was in it before, which it stays: a member more
   * would be one that nobody is.
   */
  join(secret: string, known?: NewCircle): Promise<NewCircle | 'none' | CircleTrouble>;
  /** Brings it in step, both ways. Rejects with StorageError. */
  pass(circle: NewCircle, wanted: CircleWanted, signal: AbortSignal): Promise<CircleOutcome>;
  /** What this phone has of it; null for nothing. Rejects with StorageError. */
  stored(circle: Pick<NewCircle, 'id' | 'access'>): Promise<CircleView | null>;
  /** Another link and another key; nobody joins by the earlier link. The organizer's. */
  renewLink(circle: NewCircle): Promise<CircleAccess | CircleTrouble>;
  /**
   * leaving: what this family has put is gone for everybody. closing: the circle is, which the organizer may do. Answers null once
   * it is done, or what the server asked to wait, ms. Rejects with StorageError.
   */
  finish(circle: NewCircle, how: 'leaving' | 'closing'): Promise<number | null>;
  /** It goes from this phone. Rejects with StorageError. */
  forget(id: string): Promise<void>;
};

export function createCircles(tools: CircleTools): Circles {
  const { store, randomBytes } = tools;
  const server = circleServer(tools);
  const spaces = spaceServer(tools);
  /** By the name, or the id: no answer came, but the server may have done it. The next press takes it up. */
  const unheard = new Map<string, NewCircle>();
  const placeOf = (id: string) => roomPlace(store, roomKey(id, 'circle'));

  async function newAccess(secret: string, ownSecret: string, keys: SpaceKeys) {
    // In the order of the schema: the plan compares rows as JSON.
    return { secret, ownSecret, ...(await newCircleMember(randomBytes)), keys: keysText(keys) };
  }

  async function hearOf(
    press: string,
    circle: NewCircle,
    work: () => Promise<unknown>,
  ): Promise<NewCircle | 'none' | CircleTrouble> {
    unheard.set(press, circle);
    const trouble = await troubleOf(async () => void (await work()));
    if (trouble !== 'unreachable') unheard.delete(press);
    return trouble ?? circle;
  }

  /** `keyId`: of the key that the server has, where this family has not got it. */
  async function renewLink(
    { id, name, access }: NewCircle,
    keyId: string | null = null,
  ): Promise<CircleAccess | CircleTrouble> {
    const secret = newRoomSecret(randomBytes);
    const room = await placeOf(id).read();
    // Nobody knows this family's public key yet: the next key could not be sealed for it.
    if (!room || room.syncedAt === null) return 'unreachable';
    const renewed = await troubleOf(async () => {
      const { keys, me } = await asMember(access);
      const { admit } = await makerOf(access);
      const next = nextCircleKeys(keys, randomBytes);
      const listed = [...(await spaces.members(id, admit))];
      const known = new Map(knownFamilies(room).map((one) => [one.id, one]));
      const families = listed
        .filter(([, { mayWrite }]) => mayWrite)
        .map(([one]) => (one === me.id ? me : (known.get(one) ?? { id: one, publicKey: '' })));
      const isDone = await spaces.rekey({
        space: id,
        admit,
        key_id: keyId ?? (await keyIdOf(keys)),
        next: { key_id: await keyIdOf(next), admit_hash: await hashOf(admit) },
        recovery: null,
        removed: listed.flatMap(([one, { mayWrite }]) => (mayWrite ? [] : [one])),
        members: [
          await linkMember(next, name, secret),
          ...(await Promise.all(
            families.map(async (one) => memberOf(one.id, await sealForMember(next, keys, me, one))),
          )),
        ],
      });
      return isDone ? { ...access, secret, keys: keysText(next) } : null;
    });
    return renewed === 'none' || renewed === null ? 'unreachable' : renewed;
  }

  return {
    async make(name) {
      const keys = newKeys(randomBytes);
      const secrets = [newRoomSecret(randomBytes), newRoomSecret(randomBytes)] as const;
      const access = await newAccess(...secrets, keys);
      const circle = unheard.get(name) ?? { id: keys.space, name, access };
      const made = await hearOf(name, circle, async () => {
        const { member, keys: known } = await asMember(circle.access);
        const maker = await makerOf(circle.access);
        const link = await linkMember(known, name, circle.access.secret);
        await server.create({
          space: circle.id,
          key_id: await keyIdOf(known),
          admit_hash: await hashOf(maker.admit),
          members: [member, link],
        });
      });
      return made === 'none' ? 'unreachable' : made;
    },

    async look(secret) {
      const looked = await troubleOf(() => findByLink(server, secret));
      if (typeof looked === 'string') return looked;
      return looked ? { id: looked.space, name: looked.name } : 'none';
    },

    async join(secret, before) {
      const found = await troubleOf(() => findByLink(server, secret));
      if (typeof found === 'string') return found;
      if (!found) return 'none';
      const { space, name, keys, keyId, link } = found;
      const known = before?.id === space ? before : unheard.get(space);
      const access = known
        ? { ...known.access, secret, keys: keysText(keys) }
        : await newAccess(secret, '', keys);
      const circle = { id: space, name, access };
      return hearOf(space, circle, async () => {
        const { member } = await asMember(circle.access);
        await server.join({ space, proof: link.proof }, keyId, member);
      });
    },

    async pass(circle, wanted, signal) {
      // Damaged, or edited in a backup: the other circles go on.
      const me = await circleMember(circle.access).catch(() => null);
      if (me === null) return 'shutOut';
      const outcome = await passCircle(tools, { ...circle, me }, wanted, signal);
      const isOrganizer = circle.access.ownSecret !== '';
      if (typeof outcome === 'object' && 'strangeKeyId' in outcome) {
        // Somebody has made a key for nobody, or the server is as it was before a key. The organizer makes the next one for all.
        const made = isOrganizer ? await renewLink(circle, outcome.strangeKeyId) : 'unreachable';
        return typeof made === 'string' ? 'shutOut' : { access: made, isLinkLost: false };
      }
      if (typeof outcome === 'string' || 'waitMs' in outcome) return outcome;
      if (!isOrganizer || !outcome.isLinkLost) return outcome;
      const renewed = await renewLink({ ...circle, access: outcome.access });
      return typeof renewed === 'string' ? outcome : { access: renewed, isLinkLost: false };
    },
    async stored({ id, access }) {
      const room = await placeOf(id).read();
      return room && circleView(room, await hashOf(access.proof));
    },

    renewLink: (circle) => renewLink(circle),

    async finish({ id, access }, how) {
      const { proof } = access;
      const done = await troubleOf(async () => {
        await (how === 'leaving'
          ? spaces.leave({ space: id, proof })
          : spaces.close(id, (await makerOf(access)).admit));
        return null;
      });
      if (done !== null && done !== 'none') return 0;
      await placeOf(id).drop();
      return null;
    },
    forget: (id) => placeOf(id).drop(),
  };
}

/** The circles of a browser's tab. */
export const openCircles = (store: LocalStore, clock: Clock = deviceClock): Circles =>
  createCircles({
    store,
    clock,
    backend: pageBackend,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });

const memberOf = (id: string, wrapped: string): SpaceMember => ({
  proof_hash: id,
  may_write: true,
  wrapped,
});

async function asMember(access: CircleAccess) {
  const keys = readKeys(access.keys);
  if (keys === null) throw new SpaceError('forged');
  const me = await circleMember(access);
  return { keys, me, member: memberOf(me.id, await sealForMember(keys, keys, me, me)) };
}

async function makerOf({ ownSecret }: CircleAccess): Promise<RoomMaker> {
  const maker = await roomMaker(ownSecret);
  if (maker === null) throw new SpaceError('refused');
  return maker;
}

async function linkMember(keys: SpaceKeys, name: string, secret: string): Promise<SpaceMember> {
  const link = await circleLink(secret);
  if (link === null) throw new SpaceError('refused');
  return {
    proof_hash: await hashOf(link.proof),
    may_write: false,
    is_link: true,
    wrapped: await sealForLink(keys, name, link),
  };
}

/** What the server answers, or why it did not: 'none' where the circle, or the link, is gone. */
async function troubleOf<T>(work: () => Promise<T>): Promise<T | 'none' | CircleTrouble> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SpaceError)) {
      if (isNoAnswer(error)) return 'unreachable';
      throw error;
    }
    const { problem, retryAfterMs } = error;
    if (problem === 'gone' || problem === 'removed') return 'none';
    if (problem === 'full') return 'full';
    return retryAfterMs === null ? 'unreachable' : 'limited';
  }
}
