import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { restoreFavorite, toggleFavorite, toggleScheduled } from '#data/family/commands.ts';
import { saveNote, MAX_NOTE_LENGTH } from '#data/family/notes.ts';
import { notes, savedCamps } from '#data/family/familyQueries.ts';
import { favorites, scheduled } from '#data/directory/queries.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';

const textsOf = async (phone: ReturnType<ReturnType<typeof fakeDevice>['openApp']>) =>
  (await notes(phone)).map(({ campId, text }) => `${campId}: ${text}`);

/** The family's database as the app before notes declared it. */
const previousApp = (storage: IDBFactory) => {
  const db = new Dexie('camply', { indexedDB: storage, IDBKeyRange });
  db.version(1).stores({ favourites: 'campId', scheduled: 'campId' });
  return db;
};

describe('notes', () => {
  it('are kept as typed and survive a new start of the app', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await saveNote('camp-1', '  Ask about lunch.\n\nWren is 4! ', phone);
    phone.close();
    expect(await textsOf(openApp())).toEqual(['camp-1:   Ask about lunch.\n\nWren is 4! ']);
  });

  it('end with the last letter, however fast one types', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    const typed = ['B', 'Br', 'Bri', 'Brin', 'Bring', 'Bring a hat'];
    await Promise.all(typed.map((text) => saveNote('camp-1', text, phone)));
    expect(await textsOf(phone)).toEqual(['camp-1: Bring a hat']);
  });

  it('are what had been kept when the app is killed between two letters', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await saveNote('camp-1', 'Bring', phone);
    const lost = saveNote('camp-1', 'Bring a hat', phone).catch(() => {});
    phone.close();
    const [found] = await textsOf(openApp());
    expect(['camp-1: Bring', 'camp-1: Bring a hat']).toContain(found);
    await lost;
  });

  it.each(['', ' \n '])('go when no letter is left (%j)', async (nothing) => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await saveNote('camp-1', 'Bring a hat', phone);
    await saveNote('camp-1', nothing, phone);
    expect(await notes(phone)).toEqual([]);
  });

  it('refuse a novel aloud and keep what was there', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await saveNote('camp-1', 'Bring a hat', phone);
    await expect(saveNote('camp-1', 'x'.repeat(MAX_NOTE_LENGTH + 1), phone)).rejects.toThrow(
      'length',
    );
    expect(await textsOf(phone)).toEqual(['camp-1: Bring a hat']);
  });

  it('stay when the heart goes: they are the family’s own words', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await toggleFavorite('camp-1', phone);
    await saveNote('camp-1', 'Bring a hat', phone);
    await toggleFavorite('camp-1', phone);
    expect(await textsOf(phone)).toEqual(['camp-1: Bring a hat']);
  });
});

describe('a heart', () => {
  it('remembers whose it is, for the day the camp is gone', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await toggleFavorite({ id: 'camp-1', providerName: 'Pine & Paddle' }, phone);
    expect(await savedCamps(phone)).toMatchObject([{ campId: 'camp-1', name: 'Pine & Paddle' }]);
  });

  it('comes back to its old place when it was removed by mistake', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    const old = { campId: 'camp-1', savedAt: 1000, name: 'Pine & Paddle' };
    await restoreFavorite(old, phone);
    await toggleFavorite('camp-2', phone);
    await toggleFavorite('camp-1', phone);
    await restoreFavorite(old, phone);
    expect((await savedCamps(phone)).map(({ campId }) => campId)).toEqual(['camp-2', 'camp-1']);
  });
});

describe('the family’s database only grows', () => {
  it('keeps what the app before notes has saved', async () => {
    const device = fakeDevice();
    const before = previousApp(device.indexedDB);
    await before.table('favourites').put({ campId: 'camp-1', savedAt: 1000 });
    await before.table('scheduled').put({ campId: 'camp-2', savedAt: 1000 });
    before.close();
    const phone = device.openApp();
    expect(await favorites(phone)).toEqual(['camp-1']);
    expect(await scheduled(phone)).toEqual(['camp-2']);
    expect(await notes(phone)).toEqual([]);
  });

  it('is opened by the app before notes, which saves on; nothing is lost on the way back', async () => {
    const device = fakeDevice();
    const phone = device.openApp();
    await toggleFavorite({ id: 'camp-1', providerName: 'Pine & Paddle' }, phone);
    await saveNote('camp-1', 'Bring a hat', phone);
    phone.close();

    const before = previousApp(device.indexedDB);
    expect(await before.table('favourites').toCollection().primaryKeys()).toEqual(['camp-1']);
    await before.table('favourites').put({ campId: 'camp-2', savedAt: 2000 });
    before.close();

    const again = device.openApp();
    expect(await favorites(again)).toEqual(['camp-1', 'camp-2']);
    expect(await textsOf(again)).toEqual(['camp-1: Bring a hat']);
  });

  it('a tab of the app before notes steps aside, and both go on', async () => {
    const device = fakeDevice();
    const before = previousApp(device.indexedDB);
    await before.table('favourites').put({ campId: 'camp-1', savedAt: 1000 });
    const phone = device.openApp();
    await saveNote('camp-1', 'Bring a hat', phone);
    await toggleScheduled('camp-2', phone);
    expect(await favorites(phone)).toEqual(['camp-1']);
    expect(await textsOf(phone)).toEqual(['camp-1: Bring a hat']);
    before.close();
  });
});
