// Changes who can open the family's space: a device goes, or the recovery code is another one.
import { hashOf } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { REMOVED } from '#family/rules/familyRecord.ts';
import { introduceDevice, sealForDevice } from '../space/deviceKeys.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { admitOf, keyIdOf, newRecovery, nextKeys, type SpaceKeys } from '../space/spaceKeys.ts';
import type { SpaceMember, SpaceServer } from '../space/spaceServer.ts';
import { changedDevice, type FamilyDevice, readDevices } from './devices.ts';
import { keysOf, setKeys } from './familyKeys.ts';
import { changeMark, type FamilyMark } from './familyMark.ts';
import { readReplica, writeReplica } from '../space/keptSpace.ts';

export type RekeyTools = { store: LocalStore; server: SpaceServer; randomBytes: RandomBytes };

/**
 * Makes a new recovery code; the earlier one opens nothing any more. With `removed`, the id of a device, also a new key,
 * which that device does not get: what is written from now on it cannot read, and the server takes nothing from it. Null
 * where another device was quicker, or no answer came: pull, and try again. `nowMs`: by the server's clock. Throws SpaceError, StorageError.
 */
export async function rekey(
  { store, server, randomBytes }: RekeyTools,
  mark: FamilyMark,
  removed: string | null,
  nowMs: number,
): Promise<{ recoveryCode: string } | null> {
  const keys = await keysOf(mark);
  const next = removed === null ? keys : nextKeys(keys, randomBytes);
  const admit = await admitOf(keys);
  const admitted = await server.members(mark.space, admit);
  // A device that is listed here, and is no member there, was removed by a phone that has not heard of it yet.
  const devices = readDevices(await store.user(readReplica)).filter(
    ({ id, proofHash }) => id === mark.device || (id !== removed && admitted.has(proofHash)),
  );
  // A phone that was away since this one joined has never read of it.
  const introduction = await introduceDevice(keys, { ...mark, id: mark.device });
  const members = await Promise.all(
    devices.map((device) => memberFor(next, mark, device, introduction)),
  );
  const { code, ...recovery } = await newRecovery(next, randomBytes);
  const known = new Set(members.map(({ proof_hash: hash }) => hash));

  // Stored first: from the moment the server has the new code, the earlier one opens nothing, whatever happens here.
  await store.user((db) => changeMark(db, (now) => ({ ...now, lacksRecoveryCode: true })));
  const change = {
    space: mark.space,
    admit,
    key_id: mark.keyId,
    next: { key_id: await keyIdOf(next), admit_hash: await hashOf(await admitOf(next)) },
    recovery,
    members,
    // Whoever is no device of the family: the one that is removed, and one that began to join and never did.
    removed: [...admitted.keys()].filter((hash) => !known.has(hash)),
  };
  if (!(await server.rekey(change).catch(unheard))) return null;
  const { device } = mark;
  await setKeys(store, mark, next, async (db) => {
    const replica = await readReplica(db);
    const gone = { [REMOVED]: true };
    await writeReplica(db, [
      ...(removed === null ? [] : changedDevice(replica, removed, gone, device, nowMs)),
      ...changedDevice(replica, device, { codeAt: nowMs }, device, nowMs),
    ]);
  });
  return { recoveryCode: code };
}

/** It may have done it: the next pass takes the keys over that it has by now. */
function unheard(error: unknown): false {
  const isLost = error instanceof SpaceError && error.problem === 'unreachable';
  if (isLost && error.retryAfterMs === null) return false;
  throw error;
}

async function memberFor(
  keys: SpaceKeys,
  mark: FamilyMark,
  device: FamilyDevice,
  introduction: string,
): Promise<SpaceMember> {
  const wrapped = await sealForDevice(keys, mark.privateKey, mark.device, device);
  // A key that is none opens for nobody.
  return {
    proof_hash: device.proofHash,
    may_write: true,
    wrapped: `${wrapped ?? 'none'}.${introduction}`,
  };
}
