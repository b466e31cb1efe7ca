// A device is removed by another one that does not hear whether it worked.
import { expect, it } from 'vitest';
import { hashOf } from '#base/crypto/hkdf.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { SpaceError } from '../space/SpaceError.ts';
import { admitOf, keyIdOf, newKeys } from '../space/spaceKeys.ts';
import { type SpaceServer, spaceServer } from '../space/spaceServer.ts';
import { adoptKeys } from '../sync/familyKeys.ts';
import { deviceRow, readDevices } from '../sync/devices.ts';
import { type FamilyMark, readMark } from '../sync/familyMark.ts';
import { bind, memberOf, type NewDevice, newDevice } from '../sync/membership.ts';
import { rekey } from '../sync/rekey.ts';
import { readReplica, writeReplica } from '../space/keptSpace.ts';

const random = seeded(1);
const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
const KEYS = newKeys(randomBytes);

/** What the others know of a device. */
const rowFor = async ({ device, publicKey, proof }: NewDevice) =>
  deviceRow({ id: device, name: 'iPad', addedAt: 1, publicKey, proofHash: await hashOf(proof) });

/** A phone of a family with two other devices, which know each other. */
async function aFamily() {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const fake = new FakeSpaceServer(() => clock.now());
  const backend = () => ({ url: 'https://server.example', key: 'key', fetch: fake.fetch });
  const server = spaceServer({ backend, clock });
  const [mine, theirs, lost] = [
    await newDevice(KEYS, randomBytes),
    await newDevice(KEYS, randomBytes),
    await newDevice(KEYS, randomBytes),
  ];
  await server.create({
    space: KEYS.space,
    key_id: await keyIdOf(KEYS),
    admit_hash: await hashOf(await admitOf(KEYS)),
    recovery: null,
    members: [await memberOf(mine), await memberOf(theirs), await memberOf(lost)],
    is_room: false,
    days: 400,
    ends_on: null,
  });
  await bind(store, KEYS, mine, { name: 'iPhone', now: 2, lacksRecoveryCode: false });
  const rows = [await rowFor(theirs), await rowFor(lost)];
  await store.user((db) => writeReplica(db, rows));
  const mark = async (): Promise<FamilyMark> => {
    const read = await store.user(readMark);
    if (read === null) throw new Error('This phone syncs');
    return read;
  };
  const remove = (by: SpaceServer, removed: string | null) =>
    mark().then((now) => rekey({ store, server: by, randomBytes }, now, removed, clock.now()));
  const isMember = async ({ proof }: NewDevice) => fake.only().members.has(await hashOf(proof));
  return { store, fake, server, mine, theirs, lost, mark, remove, isMember };
}

it('loses its membership, and is listed no more', async () => {
  const { store, server, theirs, lost, remove, isMember } = await aFamily();
  expect(await remove(server, lost.device)).toMatchObject({ recoveryCode: expect.any(String) });
  expect([await isMember(theirs), await isMember(lost)]).toEqual([true, false]);
  const listed = readDevices(await store.user(readReplica)).map(({ id }) => id);
  expect(listed).toHaveLength(2);
  expect(listed).not.toContain(lost.device);
});

it('does not come back with the next code when the answer was lost', async () => {
  const { store, fake, server, mine, theirs, lost, mark, remove, isMember } = await aFamily();
  const unheard: SpaceServer = {
    ...server,
    async rekey(change) {
      await server.rekey(change);
      throw new SpaceError('unreachable');
    },
  };
  expect(await remove(unheard, lost.device)).toBeNull();
  expect(await isMember(lost)).toBe(false);

  // The next pass brings the keys that this phone has sealed for itself.
  const own = fake.only().members.get(await hashOf(mine.proof));
  await adoptKeys(store, await mark(), own?.wrapped ?? '');
  expect(await remove(server, null)).toMatchObject({ recoveryCode: expect.any(String) });
  expect([await isMember(mine), await isMember(theirs), await isMember(lost)]).toEqual([
    true,
    true,
    false,
  ]);
});
