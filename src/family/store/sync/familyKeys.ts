// The keys of the family's space on this device: sealed by it for itself, and changed when another device changes them.
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { needsNoOldKey } from '#family/rules/sync/receivePage.ts';
import { openForDevice, readIntroduction, sealForDevice } from '../space/deviceKeys.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { keyIdOf, type SpaceKeys } from '../space/spaceKeys.ts';
import { readDevices } from './devices.ts';
import { type FamilyMark, readMark, writeMark } from './familyMark.ts';
import { readReplica } from '../space/keptSpace.ts';

/** The keys of the space, as this device has stored them. */
export async function keysOf(mark: FamilyMark): Promise<SpaceKeys> {
  const { wrapped, space, publicKey, privateKey } = mark;
  const me = { id: mark.device, publicKey, privateKey };
  const keys = await openForDevice(wrapped, space, me, [me]);
  if (keys === null) throw new SpaceError('forged');
  return keys;
}

export async function wrapForSelf(
  keys: SpaceKeys,
  { device, privateKey, publicKey }: Pick<FamilyMark, 'device' | 'privateKey' | 'publicKey'>,
): Promise<string> {
  const wrapped = await sealForDevice(keys, privateKey, device, { id: device, publicKey });
  if (wrapped === null) throw new Error('The key of this device is none');
  return wrapped;
}

/** These keys are the space's from now on. `and`: what is written in the same transaction. */
export async function setKeys(
  store: LocalStore,
  { proof, ...self }: FamilyMark,
  keys: SpaceKeys,
  and: (db: UserDb) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const [wrapped, keyId] = [await wrapForSelf(keys, self), await keyIdOf(keys)];
  await store.user((db) =>
    db.transaction('rw', db.replica, db.familySync, async () => {
      const mark = await readMark(db);
      if (mark?.proof !== proof) return;
      await and(db);
      await writeMark(db, { ...mark, wrapped, keyId });
    }),
  );
}

/**
 * Takes over the keys that another device has sealed for this one, after it removed a third. Throws SpaceError 'forged'
 * where no device of the family did, and for a key that is older than the one here.
 */
export async function adoptKeys(
  store: LocalStore,
  mark: FamilyMark,
  wrapped: string,
): Promise<FamilyMark> {
  const before = await keysOf(mark);
  const [sealed = '', introduction = ''] = wrapped.split('.');
  const introduced = await readIntroduction(before, introduction);
  const devices = readDevices(await store.user(readReplica));
  const me = { id: mark.device, privateKey: mark.privateKey };
  const family = introduced ? [...devices, introduced] : devices;
  const keys = await openForDevice(sealed, mark.space, me, family);
  if (keys === null || keys.no <= before.no) throw new SpaceError('forged');
  await setKeys(store, mark, keys);
  return (await store.user(readMark)) ?? mark;
}

/** Once every row is sealed again, nothing that an earlier key has sealed is taken any more. */
export async function dropOldKeys(store: LocalStore, mark: FamilyMark): Promise<void> {
  const keys = await keysOf(mark);
  if (keys.old.length === 0) return;
  const [now, replica] = [await store.user(readMark), await store.user(readReplica)];
  if (now && needsNoOldKey(replica, now, keys.no)) await setKeys(store, mark, { ...keys, old: [] });
}
