import { describe, expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { notes, savedCamps } from '../saved/familyQueries.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';

const textsOf = async (store: ReturnType<ReturnType<typeof fakeDevice>['openApp']>) =>
  (await notes(store)).map(({ campId, text }) => `${campId}: ${text}`);

describe('notes', () => {
  it('are saved as typed and survive a restart of the app', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).saveNote('camp-1', '  Ask about lunch.\n\nWren is 4! ');
    store.close();
    expect(await textsOf(openApp())).toEqual(['camp-1:   Ask about lunch.\n\nWren is 4! ']);
  });

  it('end with the last letter at any typing speed', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    const typed = ['B', 'Br', 'Bri', 'Brin', 'Bring', 'Bring a hat'];
    const family = familyOn(store);
    await Promise.all(typed.map((text) => family.saveNote('camp-1', text)));
    expect(await textsOf(store)).toEqual(['camp-1: Bring a hat']);
  });

  it('have the last saved text when the app is killed between two letters', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).saveNote('camp-1', 'Bring');
    const lost = familyOn(store)
      .saveNote('camp-1', 'Bring a hat')
      .catch(() => {});
    store.close();
    const [found] = await textsOf(openApp());
    expect(['camp-1: Bring', 'camp-1: Bring a hat']).toContain(found);
    await lost;
  });

  it.each(['', ' \n '])('are removed when their text is empty (%j)', async (nothing) => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).saveNote('camp-1', 'Bring a hat');
    await familyOn(store).saveNote('camp-1', nothing);
    expect(await notes(store)).toEqual([]);
  });

  it('throw when they are too long, and the old text stays', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).saveNote('camp-2', 'x'.repeat(4000));
    await familyOn(store).saveNote('camp-2', '');
    await familyOn(store).saveNote('camp-1', 'Bring a hat');
    await expect(familyOn(store).saveNote('camp-1', 'x'.repeat(4001))).rejects.toThrow('length');
    expect(await textsOf(store)).toEqual(['camp-1: Bring a hat']);
  });

  it('stay when the heart is removed', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).setFavorite('camp-1', true);
    await familyOn(store).saveNote('camp-1', 'Bring a hat');
    await familyOn(store).setFavorite('camp-1', false);
    expect(await textsOf(store)).toEqual(['camp-1: Bring a hat']);
  });
});

describe('a heart', () => {
  it('stores the name of its provider for when the camp is gone', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).setFavorite({ id: 'camp-1', providerName: 'Pine & Paddle' }, true);
    expect(await savedCamps(store)).toMatchObject([{ campId: 'camp-1', name: 'Pine & Paddle' }]);
  });

  it('returns to its old position when its removal is undone', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    const clock = fakeClock();
    const family = familyOn(store, clock);
    await family.setFavorite({ id: 'camp-1', providerName: 'Pine & Paddle' }, true);
    clock.pass(1000);
    await family.setFavorite('camp-2', true);
    const before = await savedCamps(store);
    expect(before.map(({ campId }) => campId)).toEqual(['camp-2', 'camp-1']);
    await family.setFavorite('camp-1', false);
    await family.setFavorite(
      { id: 'camp-1', providerName: 'Pine & Paddle' },
      true,
      before[1]?.savedAt,
    );
    const after = await savedCamps(store);
    expect(after).toMatchObject([before[0], { campId: 'camp-1', name: 'Pine & Paddle' }]);
    expect(after[1]?.savedAt).toBe(before[1]?.savedAt);
  });
});
