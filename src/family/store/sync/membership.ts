// How a device becomes a member of its family's space, and what it has to say there.
import { toBase64url } from '#base/crypto/base64url.ts';
import { hashOf } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { pushedAgain } from '#family/rules/sync/replica.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type DeviceKeys, newDeviceKeys } from '../space/deviceKeys.ts';
import {
  admitOf,
  keyIdOf,
  newKeys,
  newRecovery,
  type Recovery,
  type SpaceKeys,
} from '../space/spaceKeys.ts';
import type { SpaceMember, SpaceServer } from '../space/spaceServer.ts';
import { deviceRow } from './devices.ts';
import { NOWHERE } from '../space/keptSpace.ts';
import { dropOldMark, type FamilyMark, readMark, writeMark } from './familyMark.ts';
import { wrapForSelf } from './familyKeys.ts';
import { readReplica, writeReplica } from '../space/keptSpace.ts';

const DEVICE_BYTES = 4;
const PROOF_BYTES = 16;

/** A device that is to be a member: with keys of its own, and not stored yet. */
export type NewDevice = DeviceKeys & { device: string; proof: string; wrapped: string };

/** `device`: its id in stamps; random when missing. */
export async function newDevice(
  keys: SpaceKeys,
  randomBytes: RandomBytes,
  device = hex(randomBytes(DEVICE_BYTES)),
): Promise<NewDevice> {
  const own = await newDeviceKeys();
  const proof = toBase64url(Uint8Array.from(randomBytes(PROOF_BYTES)));
  return { ...own, device, proof, wrapped: await wrapForSelf(keys, { device, ...own }) };
}

const hex = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const memberOf = async ({ proof, wrapped }: NewDevice): Promise<SpaceMember> => ({
  proof_hash: await hashOf(proof),
  may_write: true,
  wrapped,
});

export type NewFamily = { keys: SpaceKeys; device: NewDevice; recovery: Recovery };

/** What a family's space begins with. `space`, `device`: their ids; random when missing. */
export async function newFamily(
  randomBytes: RandomBytes,
  space?: string,
  device?: string,
): Promise<NewFamily> {
  const keys = newKeys(randomBytes, space);
  const own = await newDevice(keys, randomBytes, device);
  return { keys, device: own, recovery: await newRecovery(keys, randomBytes) };
}

/** How many days a family's space stays after the last visit of any of its devices. */
const FAMILY_DAYS = 400;

/** Begins it on the server; may be repeated. False when another space has its id. */
export async function beginFamily(
  server: SpaceServer,
  { keys, device, recovery }: NewFamily,
): Promise<boolean> {
  const { find_hash, sealed } = recovery;
  return server.create({
    space: keys.space,
    key_id: await keyIdOf(keys),
    admit_hash: await hashOf(await admitOf(keys)),
    recovery: { find_hash, sealed },
    members: [await memberOf(device)],
    is_room: false,
    days: FAMILY_DAYS,
    ends_on: null,
  });
}

type Binding = {
  /** What the family calls this device. */
  name: string;
  /** ms since 1970 */
  now: number;
  lacksRecoveryCode: boolean;
  isCarriedOver?: boolean;
};

/**
 * This phone's plan is in the space from now on; false where another tab has put it into one meanwhile. A phone that is carried
 * over keeps the times of its changes.
 */
export async function bind(
  store: LocalStore,
  keys: SpaceKeys,
  { device, proof, wrapped, privateKey, publicKey }: NewDevice,
  { name, now, lacksRecoveryCode, isCarriedOver = false }: Binding,
): Promise<boolean> {
  const self = { id: device, name, addedAt: now, publicKey, proofHash: await hashOf(proof) };
  const mark: FamilyMark = {
    ...NOWHERE,
    state: 'on',
    space: keys.space,
    keyId: await keyIdOf(keys),
    wrapped,
    proof,
    device,
    privateKey,
    publicKey,
    lacksRecoveryCode,
    isCarriedOver,
  };
  return store.user((db) =>
    db.transaction('rw', db.replica, db.familySync, async () => {
      if ((await readMark(db))?.state === 'on') return false;
      const carried = isCarriedOver ? [...pushedAgain(await readReplica(db)).values()] : [];
      await db.replica.clear();
      await writeReplica(db, [...carried, deviceRow(self)]);
      await writeMark(db, mark);
      await dropOldMark(db);
      return true;
    }),
  );
}
