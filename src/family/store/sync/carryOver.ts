import { fromBase64url } from '#base/crypto/base64url.ts';
import { hashOf, hkdfToken } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { admitOf, keyIdOf, newKeys, newRecovery } from '../space/spaceKeys.ts';
import type { SpaceServer } from '../space/spaceServer.ts';
import { dropOldMark, newMark, readOldMark, writeMark } from './familyMark.ts';
import { bind, memberOf, newDevice } from './membership.ts';

export type CarryTools = {
  store: LocalStore;
  server: SpaceServer;
  clock: Clock;
  randomBytes: RandomBytes;
  /** What the family calls this device: 'iPhone'. */
  deviceName: () => string;
};

/** How many days a family's space stays after the last visit of any of its devices. */
export const FAMILY_DAYS = 400;

/**
 * Moves the plan of a phone that synced with an account's copy into a space. The first phone of the family begins it; its
 * name comes from the key that all of them have, so that the others find it, and its own key is new: the earlier one is
 * wrapped with a password that the server has heard. The others are locked until they get the key from the first one.
 * False where there is nothing to carry over. Throws SpaceError, StorageError.
 */
export async function carryOver(tools: CarryTools, signal: AbortSignal): Promise<boolean> {
  const { store, server, clock, randomBytes } = tools;
  const old = await store.user(readOldMark);
  const familyKey = old && fromBase64url(old.familyKey);
  if (!old || !familyKey) return false;
  const space = await hkdfToken(familyKey, 'camply space');
  const keys = newKeys(randomBytes, space);
  const device = await newDevice(keys, randomBytes, old.device);
  const { code: _, ...recovery } = await newRecovery(keys, randomBytes);
  signal.throwIfAborted();
  const isFirst = await server.create({
    space,
    keyId: await keyIdOf(keys),
    admitHash: await hashOf(await admitOf(keys)),
    recovery,
    members: [await memberOf(device)],
    isRoom: false,
    days: FAMILY_DAYS,
    endsOn: null,
  });
  if (isFirst) {
    const name = tools.deviceName();
    const now = clock.now();
    await bind(store, keys, device, { name, now, lacksRecoveryCode: true, isCarriedOver: true });
    return true;
  }
  await store.user((db) =>
    db.transaction('rw', db.familySync, async () => {
      const locked = { ...newMark, ...device, state: 'locked' as const, space, keyId: '' };
      await writeMark(db, {
        ...locked,
        wrapped: '',
        lacksRecoveryCode: false,
        isCarriedOver: true,
      });
      await dropOldMark(db);
    }),
  );
  return true;
}
