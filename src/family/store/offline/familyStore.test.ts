// What a pass may take for granted of this phone, whatever happens between its questions.
import { expect, it } from 'vitest';
import { emptyProfile } from '#family/rules/profile.ts';
import { type SpaceChanges, START } from '#family/rules/sync/receivePage.ts';
import type { ReceivedRow } from '#family/rules/sync/replica.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { newKeys, nextKeys, type SpaceKeys } from '../space/spaceKeys.ts';
import { dropOldKeys, keysOf, setKeys } from '../sync/familyKeys.ts';
import { changeMark, type FamilyMark, readMark, unbind } from '../sync/familyMark.ts';
import { familyStore } from '../sync/familyStore.ts';
import { bind, newDevice } from '../sync/membership.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';

const NOW = Date.UTC(2025, 9, 1, 12);
const bytes = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);
const KEYS = newKeys(bytes(7));

const nothing: SpaceChanges = {
  rows: [],
  unopened: [],
  skipped: 0,
  next: { xid: '5', id: '' },
  more: false,
  reset: false,
  epoch: 'e',
  now: NOW,
  mayWrite: true,
};
const aHeart: ReceivedRow = {
  kind: 'favorite',
  id: 'camp-9',
  cells: { savedAt: { v: NOW, t: '019990000000-0000-0badcafe' } },
  place: 'at camp-9',
  base: 2,
  sealedBy: 1,
};

async function aPhone() {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const profile = memoryProfile();
  const bindTo = async (keys: SpaceKeys) => {
    const device = await newDevice(keys, bytes(3));
    await bind(store, keys, device, { name: 'iPhone', now: NOW, lacksRecoveryCode: false });
    return familyStore({ store, profile, clock }, { space: keys.space, proof: device.proof });
  };
  const pass = await bindTo(KEYS);
  const mark = async (): Promise<FamilyMark> => {
    const read = await store.user(readMark);
    if (read === null) throw new Error('This phone syncs');
    return read;
  };
  /** All that is to be sent has reached the server, under the key `keyNo`. */
  const sendAll = async (keyNo = 1) => pass.sent(await pass.toSend(keyNo, 10), keyNo);
  const family = familyOn(store, clock);
  return { store, profile, family, pass, bindTo, mark, sendAll };
}

/** Its own device, which each phone sends first, is known to the server. */
async function aKnownPhone() {
  const phone = await aPhone();
  await phone.pass.take(nothing);
  await phone.sendAll();
  return phone;
}

it('sends its own device first, so that the others know it', async () => {
  const { pass } = await aPhone();
  expect(await pass.toSend(1, 10)).toMatchObject([{ kind: 'device', base: 0 }]);
});

it('sends changes that were written during a push later', async () => {
  const { family, pass } = await aKnownPhone();
  await family.saveNote('owls', 'Bring');
  await pass.take(nothing);
  const underWay = await pass.toSend(1, 10);
  expect(underWay).toHaveLength(1);
  await family.saveNote('owls', 'Bring a hat');
  await pass.take(nothing);
  await pass.sent(underWay, 1);
  expect(await pass.toSend(1, 10)).toMatchObject([
    { id: 'owls', pushed: 1, version: 2, base: 1, sealedBy: 1 },
  ]);
});

it('sends nothing again whose answer was lost, once it comes back', async () => {
  const { family, pass } = await aKnownPhone();
  await family.saveNote('owls', 'Bring a hat');
  await pass.take(nothing);
  const [sent] = await pass.toSend(1, 10);
  const cells = sent?.cells ?? {};
  const rows = [{ ...aHeart, kind: 'note', id: 'owls', cells, base: 1 }];
  await pass.take({ ...nothing, rows });
  expect(await pass.toSend(1, 10)).toEqual([]);
});

it('ignores a response for a space that this phone has left', async () => {
  const { store, pass, bindTo } = await aPhone();
  await store.user((db) => unbind(db, null));
  await bindTo(newKeys(bytes(8)));
  expect(await pass.cursor()).toBeNull();
  expect(await pass.take({ ...nothing, rows: [aHeart] })).toBeNull();
  await pass.sent([{ ...aHeart, version: 1, pushed: 0 }], 1);
  expect(await store.user((db) => db.replica.toArray())).toMatchObject([{ kind: 'device' }]);
  expect(await store.user((db) => db.favorites.count())).toBe(0);
});

it('pushes everything again to a restored server', async () => {
  const { family, pass, sendAll } = await aKnownPhone();
  await family.setFavorite('owls', true);
  await pass.take(nothing);
  await sendAll();
  expect(await pass.toSend(1, 10)).toEqual([]);
  expect(await pass.take({ ...nothing, epoch: 'of a backup' })).toEqual(START);
  expect(await pass.toSend(1, 10)).toMatchObject([
    { kind: 'device', base: 0 },
    { id: 'owls', base: 0 },
  ]);
});

it('names rows that do not open, and asks for them again until they do', async () => {
  const { store, pass, mark } = await aKnownPhone();
  for (const unopened of [['at camp-9'], ['at camp-9']]) {
    expect(await pass.take({ ...nothing, unopened })).toEqual(START);
    expect(await mark()).toMatchObject({ keptOut: ['at camp-9'], cursor: START });
  }
  await pass.take({ ...nothing, rows: [aHeart] });
  expect(await mark()).toMatchObject({ keptOut: [], cursor: nothing.next });
  expect(await store.user((db) => db.favorites.count())).toBe(1);
});

it('shows nothing of a row that is older than what is known here, and names it', async () => {
  const { family, store, pass, mark } = await aKnownPhone();
  await pass.take({ ...nothing, rows: [aHeart] });
  await family.setFavorite('camp-9', false);
  await pass.take({ ...nothing, rows: [{ ...aHeart, base: 1 }] });
  expect(await mark()).toMatchObject({ keptOut: ['at camp-9'] });
  expect(await store.user((db) => db.favorites.count())).toBe(0);
});

it('leaves a row out that the server does not take, until it changes', async () => {
  const { family, pass, mark } = await aKnownPhone();
  await family.saveNote('owls', 'Bring a hat');
  await pass.take(nothing);
  const [row] = await pass.toSend(1, 10);
  if (row) await pass.refused(row);
  expect(await pass.toSend(2, 10)).toMatchObject([{ kind: 'device' }]);
  expect(await mark()).toMatchObject({ leftOut: ['note:owls'] });
  await family.saveNote('owls', 'Bring a cap');
  await pass.take(nothing);
  await pass.sent(await pass.toSend(1, 10), 1);
  expect(await mark()).toMatchObject({ leftOut: [] });
});

it('changes nothing when the profile could not be kept', async () => {
  const { store, profile, pass, mark } = await aKnownPhone();
  const full = { ...profile, getState: () => ({ ...profile.getState(), isKept: false }) };
  const { space, proof } = await mark();
  const onFull = familyStore(
    { store, profile: full, clock: { ...fakeDevice().clock } },
    { space, proof },
  );
  await expect(onFull.take({ ...nothing, rows: [aHeart] })).rejects.toThrow(StorageError);
  expect(await store.user((db) => db.favorites.count())).toBe(0);
  expect(await pass.toSend(1, 10)).toEqual([]);
  expect(profile.getState().profile).toEqual(emptyProfile());
});

it('keeps the earlier key until every row is sealed again, and came so', async () => {
  const { store, pass, mark, sendAll } = await aKnownPhone();
  await pass.take({ ...nothing, rows: [aHeart] });
  const next = nextKeys(KEYS, bytes(9));
  await setKeys(store, await mark(), next);
  const dropped = async () => {
    await dropOldKeys(store, await mark());
    return (await keysOf(await mark())).old.length === 0;
  };
  expect(await dropped(), `nothing is sealed again`).toBe(false);

  const [device, heart] = await pass.toSend(next.no, 10);
  if (device) await pass.sent([device], next.no);
  await pass.take({ ...nothing, rows: [{ ...aHeart, base: 3, sealedBy: next.no }] });
  expect(heart).toMatchObject({ id: 'camp-9', sealedBy: 1 });
  expect(await dropped(), `one came sealed again, and one was sent`).toBe(true);
  expect(await pass.toSend(next.no, 10)).toEqual([]);

  const last = nextKeys(next, bytes(10));
  await setKeys(store, await mark(), last);
  await sendAll(last.no);
  expect(await dropped(), `all was sent, and nothing came yet`).toBe(false);
});

it('seals nothing again that the server never had', async () => {
  const { store, pass, mark } = await aPhone();
  await store.user((db) => changeMark(db, (now) => ({ ...now, keyNo: 2 })));
  await setKeys(store, await mark(), nextKeys(KEYS, bytes(9)));
  await dropOldKeys(store, await mark());
  expect((await keysOf(await mark())).old).toEqual([]);
  expect(await pass.toSend(2, 10)).toHaveLength(1);
});
