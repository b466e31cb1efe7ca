// One pass over a circle: what this family tells goes, what the others tell comes, and a key that is due is made.
import { hashOf } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { CircleAccess } from '#family/rules/plan/circleRows.ts';
import { syncPass } from '../sync/syncPass.ts';
import {
  circleLink,
  type CircleMember,
  createQuietCipher,
  isLaterKey,
  nextCircleKeys,
  openForLink,
  openForMember,
  sealForLink,
  sealForMember,
  withFewOldKeys,
} from './circleKeys.ts';
import { type CircleServer, circleServer, type Met } from './circleServer.ts';
import { knownFamilies, onlySlip, placeOfSlip, toldLinks, withSlip } from './circleSlips.ts';
import { newRoom, type Room, roomDevice, roomKey, roomPlace, roomStore } from './roomStore.ts';
import type { SpaceCall } from './spaceCalls.ts';
import { createSpaceCipher } from './spaceCipher.ts';
import { SpaceError } from './SpaceError.ts';
import { keyIdOf, keysText, readKeys, type SpaceKeys } from './spaceKeys.ts';
import { spaceRemote } from './spaceRemote.ts';
import { spaceServer } from './spaceServer.ts';

export type CircleTools = SpaceCall & { store: LocalStore; randomBytes: RandomBytes };

/** What the family tells: wishes by their ids, and quiet ones, each with what names its slot and its wish within the circle. */
export type CircleWanted = {
  wishes: Readonly<Record<string, string>>;
  quiet: readonly { slot: string; wish: string; words: string }[];
};

/**
 * `access`: what opens it from now on. `isLinkLost`: nobody here knows the link that admits: the answer to a renewal was lost.
 * 'gone': it was closed, or has expired. 'shutOut': nobody has sealed the key of now for this family.
 */
export type CircleOutcome = InStep | 'gone' | 'shutOut' | 'canceled' | { waitMs: number };

type InStep = { access: CircleAccess; isLinkLost: boolean };
type Circle = { id: string; name: string; access: CircleAccess; me: CircleMember };

/** `strangeKeyId`: of a key that nobody has sealed for this family. Rejects with StorageError. */
export async function passCircle(
  tools: CircleTools,
  { id, name, access, me }: Circle,
  wanted: CircleWanted,
  signal: AbortSignal,
): Promise<CircleOutcome | { strangeKeyId: string }> {
  const { store, clock, randomBytes } = tools;
  const server = circleServer(tools);
  const place = roomPlace(store, roomKey(id, 'circle'));
  const membership = { space: id, proof: access.proof };
  const link = access.ownSecret === '' ? null : access.secret;

  const emptyRoom = () => newRoom(roomDevice(randomBytes, false), '', clock.now());
  const change = (work: (room: Room) => Room) => place.change((room) => work(room ?? emptyRoom()));
  const roomNow = async () => (await place.read()) ?? emptyRoom();

  async function exchange(keys: SpaceKeys): Promise<Met> {
    const cipher = await createSpaceCipher(keys, placeOfSlip);
    const remote = spaceRemote(spaceServer(tools), membership, cipher);
    const limit = await syncPass(onlySlip(roomStore(place, clock), me.id), remote, signal).then(
      () => null,
      limitOf,
    );
    const quiet = await createQuietCipher(keys);
    const sealed = await Promise.all(
      wanted.quiet.map(async ({ slot, wish, words }) => ({
        name: slot,
        sent: {
          // Two families with one slot would share nothing, but the server need not see even that.
          slot: await quiet.hash('slot', `${me.id} ${slot}`),
          wish: await quiet.hash('wish', wish),
          sealed: await quiet.seal(`${me.id} ${slot}`, words),
        },
      })),
    );
    const names = new Map(sealed.map(({ name: slot, sent }) => [sent.slot, slot]));
    const met = await server.meet(
      membership,
      await keyIdOf(keys),
      sealed.map(({ sent }) => sent),
      signal,
    );
    const matches = await Promise.all(
      met.matches.map(async (match) => ({
        slot: names.get(match.slot) ?? '',
        words: (await quiet.open(match.sealed)) ?? '',
      })),
    );
    await change((room) => ({
      ...room,
      // Whoever has left is gone from here, too.
      rows: room.rows.filter(({ id: one }) => met.members.has(one)),
      syncedAt: clock.now(),
      met: {
        members: Object.fromEntries(met.members),
        waiting: met.waiting.flatMap((slot) => names.get(slot) ?? []),
        matches: matches.filter(({ slot, words }) => slot !== '' && words !== ''),
      },
    }));
    if (limit && limit.problem !== 'full') throw limit;
    return met;
  }

  /** The secret of the link that admits now, as somebody in the circle has told it. */
  async function currentLink(met: Met): Promise<string | null> {
    for (const secret of [access.secret, ...toldLinks(await roomNow())]) {
      const opened = await circleLink(secret);
      if (opened && (await hashOf(opened.proof)) === met.link) return secret;
    }
    return null;
  }

  async function turn(keys: SpaceKeys, met: Met, secret: string | null): Promise<SpaceKeys | null> {
    const next = nextCircleKeys(keys, randomBytes);
    const opened = secret === null ? null : await circleLink(secret);
    const families = knownFamilies(await roomNow()).filter(({ id: one }) => met.members.has(one));
    const wrapped = await Promise.all(
      [...families.filter((one) => one.id !== me.id), me].map(
        async (family): Promise<[string, string]> => [
          family.id,
          await sealForMember(next, keys, me, family),
        ],
      ),
    );
    if (opened && met.link) wrapped.push([met.link, await sealForLink(next, name, opened)]);
    const ids = [await keyIdOf(keys), await keyIdOf(next)] as const;
    const isDone = await server.turnKey(membership, ...ids, Object.fromEntries(wrapped));
    return isDone ? next : null;
  }

  async function step(keys: SpaceKeys): Promise<InStep> {
    const met = await exchange(keys);
    const secret = await currentLink(met);
    const next = met.isKeyDue ? await turn(keys, met, secret) : null;
    // What the family tells is sealed again at once, or whoever has left could read it.
    if (next) await exchange(next);
    const known = { ...access, secret: secret ?? access.secret, keys: keysText(next ?? keys) };
    return { access: known, isLinkLost: secret === null };
  }

  async function adopted(keys: SpaceKeys, wrapped: string): Promise<SpaceKeys | null> {
    const room = await roomNow();
    const own = await openForMember(wrapped, keys, me, knownFamilies(room));
    return own ?? (await keysByLink(server, id, [access.secret, ...toldLinks(room)], keys));
  }

  try {
    await change((room) =>
      withSlip(room, { id: me.id, publicKey: me.publicKey, link, wishes: wanted.wishes }, clock),
    );
    const keys = readKeys(access.keys);
    if (keys === null) return 'shutOut';
    try {
      return await step(keys);
    } catch (error) {
      if (!(error instanceof SpaceError && error.problem === 'otherKey')) throw error;
      const next = await adopted(keys, error.wrapped);
      if (next === null) return { strangeKeyId: error.keyId };
      const outcome = await step(withFewOldKeys(next));
      // Whoever made this key may not have known the organizer's link: then it opens nothing any more.
      const isLinkLost =
        outcome.isLinkLost ||
        (link !== null && (await findByLink(server, outcome.access.secret))?.space !== id);
      return { ...outcome, isLinkLost };
    }
  } catch (error) {
    if (signal.aborted) return 'canceled';
    if (error instanceof SpaceError) {
      const { problem, retryAfterMs } = error;
      return problem === 'gone' || problem === 'removed' ? 'gone' : { waitMs: retryAfterMs ?? 0 };
    }
    if (isNoAnswer(error)) return { waitMs: 0 };
    throw error;
  }
}

/** That this family cannot write for now: what others tell was read before. Throws anything else. */
function limitOf(error: unknown): SpaceError {
  if (!(error instanceof SpaceError)) throw error;
  if (error.problem !== 'full' && error.retryAfterMs === null) throw error;
  return error;
}

/** The keys of now, where one of these links still admits. */
async function keysByLink(
  server: CircleServer,
  space: string,
  secrets: readonly string[],
  before: SpaceKeys,
): Promise<SpaceKeys | null> {
  for (const secret of new Set(secrets)) {
    const found = await findByLink(server, secret);
    if (found?.space === space && isLaterKey(found.keys, before)) return found.keys;
  }
  return null;
}

/** The circle that a link admits to, with its keys; null for a link that does not admit (any more), or whose keys do not open. */
export async function findByLink(server: CircleServer, secret: string) {
  const link = await circleLink(secret);
  const found = link && (await server.find(link.proof));
  const opened = link && found && (await openForLink(found.wrapped, found.space, link));
  return opened ? { ...found, ...opened, link } : null;
}
