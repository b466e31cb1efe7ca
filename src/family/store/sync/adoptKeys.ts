import { needsNoOldKey } from '#family/rules/sync/receivePage.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { openForDevice, readIntroduction } from '../space/deviceKeys.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { readDevices } from './devices.ts';
import { type FamilyMark, readMark } from './familyMark.ts';
import { keysOf } from './membership.ts';
import { setKeys } from './rekey.ts';
import { readReplica } from './replicaRows.ts';

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
