// What a pass may take for granted of this phone, whatever happens between its questions.
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { emptyProfile } from '#family/rules/profile.ts';
import type { SetAsideRecord } from '#base/storage/db.ts';
import { saveUnreadable, unreadablePlans } from '../sync/setAsidePlans.ts';
import { readAgain } from '../sync/readAgain.ts';
import { bind } from '../sync/boundState.ts';
import { emptyMark, readMark, START, writeMark } from '../sync/familyMark.ts';
import { familyStore } from '../sync/familyStore.ts';
import { switchFamily } from '../sync/switchFamily.ts';
import type { FamilyChanges } from '../sync/syncPass.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';

const NOW = Date.UTC(2025, 9, 1, 12);
const fill = (length: number) => new Uint8Array(length).fill(7);
const keyed = (keyId: string) => ({ keyId, key: fill(32) });

const nothing: FamilyChanges = {
  rows: [],
  skipped: 0,
  next: { xid: '5', id: '' },
  more: false,
  reset: false,
  epoch: 'e',
  now: NOW,
};
const aHeart = {
  kind: 'favorite',
  id: 'camp-9',
  cells: { savedAt: { v: NOW, t: '019a00000000-0000-0badcafe' } },
};

async function aPhone() {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const profile = memoryProfile({ ...emptyProfile(), owner: 'us' });
  await bind(store, 'us', keyed('one'), fill);
  const family = familyOn(store, clock);
  const pass = familyStore({ store, profile, clock }, { owner: 'us', keyId: 'one' });
  return { store, profile, family, pass };
}

it('sends changes that were written during a push later', async () => {
  const { family, pass } = await aPhone();
  await family.saveNote('owls', 'Bring');
  await pass.take(nothing);
  const underWay = await pass.dirty(10);
  expect(underWay).toHaveLength(1);
  await family.saveNote('owls', 'Bring a hat');
  await pass.take(nothing);
  await pass.pushed(underWay);
  expect(await pass.dirty(10)).toMatchObject([{ id: 'owls', pushed: 1, version: 2 }]);
});

it('ignores a response for a copy that this phone has left', async () => {
  const { store, pass } = await aPhone();
  await bind(store, 'us', keyed('another'), fill);
  expect(await pass.cursor()).toBeNull();
  expect(await pass.take({ ...nothing, rows: [aHeart] })).toBeNull();
  expect(await store.user((db) => db.replica.count())).toBe(0);
});

it("ignores rows of one family while another family's profile is shown", async () => {
  const { store, profile, pass } = await aPhone();
  profile.take(() => ({ ...emptyProfile(), owner: 'them' }));
  expect(await pass.take({ ...nothing, rows: [aHeart] })).toBeNull();
  expect(await store.user((db) => db.replica.count())).toBe(0);
  expect(await store.user((db) => db.favorites.count())).toBe(0);
});

it('pushes everything again to a restored server', async () => {
  const { family, pass } = await aPhone();
  await family.setFavorite('owls', true);
  await pass.take(nothing);
  await pass.pushed(await pass.dirty(10));
  expect(await pass.dirty(10)).toEqual([]);
  expect(await pass.take({ ...nothing, epoch: 'of a backup' })).toEqual(START);
  expect(await pass.dirty(10)).toMatchObject([{ id: 'owls' }]);
});

it("shows no plan beside another family's profile on a full phone", async () => {
  const { store, profile, family } = await aPhone();
  await store.user((db) => writeMark(db, emptyMark('us')));
  await family.setFavorite('owls', true);
  const full = { ...profile, getState: () => ({ ...profile.getState(), isKept: false }) };
  await expect(switchFamily(store, full, 'them')).rejects.toThrow(StorageError);
  expect(await store.user(readMark)).toMatchObject({ owner: 'us' });
  expect(await store.user((db) => db.favorites.count())).toBe(1);
});

async function aPhoneWith(record: SetAsideRecord) {
  const phone = await aPhone();
  await phone.store.user((db) => writeMark(db, emptyMark('us')));
  await phone.store.user((db) => db.aside.put(record));
  return phone;
}

describe('an unreadable plan set aside', () => {
  const theirs = { owner: 'them', profile: 'of a later version', tables: {} };
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => logged.mockRestore());

  it('is neither deleted nor overwritten, and is shown to its own account only', async () => {
    const { store, profile } = await aPhoneWith(theirs);
    await switchFamily(store, profile, 'them');
    const saved = { ...theirs, owner: expect.stringMatching(/^unreadable:them:/) };
    expect(await unreadablePlans(store, 'them')).toEqual([saved]);
    await switchFamily(store, profile, 'us');
    expect(await unreadablePlans(store, 'them'), 'the newer plan beside it').toEqual([saved]);
    expect(await unreadablePlans(store, 'us')).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('keeps its rows of unknown tables', async () => {
    const { store, profile } = await aPhoneWith({
      owner: 'them',
      profile: emptyProfile(),
      tables: { notes: [{ campId: 'owls', text: 'Hat', writtenAt: 1 }], sketches: [{ id: 'a' }] },
    });
    await switchFamily(store, profile, 'them');
    expect(await store.user((db) => db.notes.count())).toBe(1);
    expect(await unreadablePlans(store, 'them')).toMatchObject([
      { tables: { sketches: [{ id: 'a' }] } },
    ]);
  });

  it('is merged once readable, except for its unreadable rest', async () => {
    const { store, profile, family } = await aPhone();
    await family.saveNote('owls', 'Bring a hat');
    const record = {
      owner: 'unreadable:us:1',
      profile: emptyProfile(),
      tables: {
        favorites: [{ campId: 'pines', savedAt: 1 }],
        notes: [
          { campId: 'owls', text: 'Ask about lunch', writtenAt: 1 },
          { campId: 'pines', text: ['of a', 'later version'] },
        ],
        replica: [{ kind: 'note', id: 'owls' }],
      },
    };
    await store.user((db) => db.aside.put(record));
    await readAgain(store, profile, record, NOW);
    const texts = await store.user((db) => db.notes.toArray());
    expect(texts.map(({ text }) => text).join()).toMatch(/hat[^]*lunch|lunch[^]*hat/);
    expect(await store.user((db) => db.favorites.count())).toBe(1);
    const [left] = await unreadablePlans(store, 'us');
    expect(left).toMatchObject({ tables: { notes: [record.tables.notes[1]] } });
    expect(left?.tables).not.toHaveProperty('favorites');
    // A second look adds nothing, and a whole plan leaves nothing behind.
    await family.saveNote('owls', 'Bring two hats');
    if (left) await readAgain(store, profile, left, NOW);
    expect(await store.user((db) => db.notes.get('owls'))).toMatchObject({
      text: 'Bring two hats',
    });
    const whole = { ...record, owner: 'unreadable:us:2', tables: {} };
    await store.user((db) => db.aside.put(whole));
    await readAgain(store, profile, whole, NOW);
    expect(await unreadablePlans(store, 'us')).toHaveLength(1);
  });

  it('is not overwritten by a later one after an earlier one was read', async () => {
    const { store } = await aPhone();
    const save = (profile: string) =>
      store.user((db) => saveUnreadable(db, 'us', { profile, tables: {} }));
    await save('first');
    const [first] = await unreadablePlans(store, 'us');
    await save('second');
    await store.user((db) => db.aside.delete(first?.owner ?? ''));
    await save('third');
    const left = await unreadablePlans(store, 'us');
    expect(new Set(left.map(({ profile }) => profile))).toEqual(new Set(['second', 'third']));
  });
});
