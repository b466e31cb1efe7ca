import { fromBase64url } from '#base/crypto/base64url.ts';
import { hkdfToken } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { SpaceServer } from '../space/spaceServer.ts';
import { NOWHERE } from '../space/keptSpace.ts';
import { dropOldMark, type FamilyMark, readMark, readOldMark, writeMark } from './familyMark.ts';
import { beginFamily, bind, newFamily } from './membership.ts';

export type CarryTools = {
  store: LocalStore;
  server: SpaceServer;
  clock: Clock;
  randomBytes: RandomBytes;
  /** What the family calls this device: 'iPhone'. */
  deviceName: () => string;
};

/**
 * Moves the plan of a phone that synced with an account's copy into a space. The first phone of the family begins it; its
 * name comes from the key that all of them have, so that the others find it, and its own key is new: the earlier one is
 * wrapped with a password that the server has heard. The others are locked until they get the key from the first one.
 * Null where there is nothing to carry over. Throws SpaceError, StorageError.
 */
export async function carryOver(
  tools: CarryTools,
  signal: AbortSignal,
): Promise<FamilyMark | null> {
  const { store, server, clock, randomBytes } = tools;
  const old = await store.user(readOldMark);
  const familyKey = old && fromBase64url(old.familyKey);
  if (!old || !familyKey) return null;
  const space = await hkdfToken(familyKey, 'camply space');
  const family = await newFamily(randomBytes, space, old.device);
  const { keys, device } = family;
  signal.throwIfAborted();
  const isFirst = await beginFamily(server, family);
  if (isFirst) {
    const name = tools.deviceName();
    const now = clock.now();
    await bind(store, keys, device, { name, now, lacksRecoveryCode: true, isCarriedOver: true });
    return store.user(readMark);
  }
  const mark: FamilyMark = {
    ...NOWHERE,
    ...device,
    state: 'locked',
    space,
    keyId: '',
    wrapped: '',
    lacksRecoveryCode: false,
    isCarriedOver: true,
  };
  await store.user((db) =>
    db.transaction('rw', db.familySync, async () => {
      await writeMark(db, mark);
      await dropOldMark(db);
    }),
  );
  return mark;
}
