// What "saved" promises: stored, read back, safe to repeat, and enough to tell another device.
import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { createSavedStore, type SavedStore } from '#camps/store/saved/createSavedStore.ts';
import { notes, savedCamps } from '#camps/store/saved/familyQueries.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { settleNoteConflict } from '../sync/noteConflicts.ts';

type Command = (family: SavedStore) => Promise<unknown>;
const commands: [name: string, before: Command, command: Command][] = [
  ['a heart', async () => {}, (family) => family.setFavorite('camp-1', true)],
  [
    'a heart that is removed',
    (family) => family.setFavorite('camp-1', true),
    (family) => family.setFavorite('camp-1', false),
  ],
  ['a note', async () => {}, (family) => family.saveNote('camp-1', 'Bring a hat')],
  [
    'a changed note',
    (family) => family.saveNote('camp-1', 'Bring a hat'),
    (family) => family.saveNote('camp-1', 'Bring two hats'),
  ],
  [
    'a removed note',
    (family) => family.saveNote('camp-1', 'Bring a hat'),
    (family) => family.saveNote('camp-1', ''),
  ],
];

describe.each(commands)('%s', (_, before, command) => {
  it('is not reported as saved when storage forgets it', async () => {
    const store = fakeDevice().openApp();
    await before(familyOn(store));
    await expect(command(familyOn(forgetful(store)))).rejects.toMatchObject({
      message: 'a write was reported as done but is not stored',
    });
  });

  it('does not undo itself when the write is repeated on a new connection', async () => {
    const { openApp } = fakeDevice();
    const [once, twice] = [openApp(), fakeDevice().openApp()];
    for (const store of [once, twice]) await before(familyOn(store));
    await command(familyOn(once));
    const repeating: LocalStore = {
      ...twice,
      user: async (work) => twice.user(work).then(() => twice.user(work)),
    };
    await command(familyOn(repeating));
    expect(await stored(twice)).toEqual(await stored(once));
  });

  it('is written with strict durability', async () => {
    const store = fakeDevice().openApp();
    await before(familyOn(store));
    const durabilities: unknown[] = [];
    const heal = withFaults((operation, database, { args: [, mode, options] }) => {
      if (operation === 'transaction' && database?.name === 'camply' && mode === 'readwrite')
        durabilities.push(options);
    });
    await command(familyOn(store));
    heal();
    expect(durabilities).toEqual([{ durability: 'strict' }]);
  });

  it('requests persistent storage once, after saving an addition', async () => {
    const store = fakeDevice().openApp();
    await before(familyOn(store));
    const asked: object[] = [];
    const family = createSavedStore({
      settleNoteConflict,
      store,
      clock: fakeClock(),
      async persist() {
        asked.push(await stored(store));
        return true;
      },
    });
    await command(family);
    const now = await stored(store);
    const isAdded = now.favorites.length + now.notes.length > 0;
    await expect.poll(() => asked).toEqual(isAdded ? [now] : []);
  });
});

async function stored(store: LocalStore) {
  return {
    favorites: await savedCamps(store),
    notes: await notes(store),
    tombstones: await store.user((db) => db.tombstones.toArray()),
  };
}

it('lists favorites of the same millisecond in the order of the taps', async () => {
  const store = fakeDevice().openApp();
  const family = familyOn(store);
  await Promise.all(['pond', 'acorn', 'moss'].map((id) => family.setFavorite(id, true)));
  const saved = await savedCamps(store);
  expect(saved.map(({ campId }) => campId)).toEqual(['moss', 'acorn', 'pond']);
});

it('does not request persistent storage when saving failed', async () => {
  let asks = 0;
  const persist = async () => {
    asks += 1;
    return true;
  };
  const store = forgetful(fakeDevice().openApp());
  const family = createSavedStore({ store, settleNoteConflict, clock: fakeClock(), persist });
  await expect(family.setFavorite('camp-1', true)).rejects.toThrow('not stored');
  expect(asks).toBe(0);
});

it("does not mistake another tab's change before the read-back for a lost write", async () => {
  const { openApp } = fakeDevice();
  const [one, other] = [openApp(), openApp()];
  let isWritten = false;
  const interrupted: LocalStore = {
    ...one,
    async user(work) {
      if (isWritten) await familyOn(other).setFavorite('camp-1', false);
      isWritten = true;
      return one.user(work);
    },
  };
  await familyOn(interrupted).setFavorite('camp-1', true);
  expect(await favorites(one)).toEqual([]);
});

describe('tombstones', () => {
  it('remain for each removed row until it is added again', async () => {
    const store = fakeDevice().openApp();
    const clock = fakeClock();
    const family = familyOn(store, clock);
    await family.setFavorite('camp-1', true);
    await family.saveNote('camp-1', 'Bring a hat');
    clock.pass(1000);
    await family.setFavorite('camp-1', false);
    await family.saveNote('camp-1', ' ');
    const deletedAt = clock.now();
    expect(await stored(store)).toEqual({
      favorites: [],
      notes: [],
      tombstones: [
        { kind: 'favorite', id: 'camp-1', deletedAt },
        { kind: 'note', id: 'camp-1', deletedAt },
      ],
    });
    clock.pass(1000);
    await family.setFavorite('camp-1', true);
    await family.saveNote('camp-1', 'Bring a hat');
    const { tombstones, ...rows } = await stored(store);
    expect(tombstones).toEqual([]);
    for (const [row] of Object.values(rows)) {
      expect(row).toMatchObject({ campId: 'camp-1', updatedAt: clock.now() });
    }
  });

  it('are not left by a row that never existed', async () => {
    const store = fakeDevice().openApp();
    await familyOn(store).setFavorite('camp-1', false);
    await familyOn(store).saveNote('camp-1', '');
    expect((await stored(store)).tombstones).toEqual([]);
  });

  it('carry a later stamp even if the clock was set back', async () => {
    const store = fakeDevice().openApp();
    const clock = fakeClock();
    const start = clock.now();
    const family = familyOn(store, clock);
    await family.saveNote('camp-1', 'Bring a hat');
    clock.setTo(start - 60_000);
    await family.saveNote('camp-1', 'Bring two hats');
    await family.saveNote('camp-1', '');
    await family.saveNote('camp-1', 'Bring three hats');
    expect(await notes(store)).toMatchObject([{ text: 'Bring three hats', updatedAt: start + 3 }]);
  });
});
