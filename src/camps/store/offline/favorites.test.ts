import { describe, expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { planCamp, plannerOn } from '#tests/fakes/plannerOn.ts';
import { liveValue } from '#base/storage/live.ts';
import { pull } from '../directory/pull.ts';
import { savedCamps } from '../saved/familyQueries.ts';
import { favorites, scheduled } from '#tests/fakes/savedIds.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

describe('hearts and schedule', () => {
  it('are saved without a network and survive a restart of the app', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).setFavorite('camp-1', true);
    await planCamp({ store: store }, 'camp-2');
    store.close();
    const later = openApp();
    expect(await favorites(later)).toEqual(['camp-1']);
    expect(await scheduled(later)).toEqual(['camp-2']);
  });

  it('are set, not toggled: setting one twice changes nothing, even at the same time', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    const clock = fakeClock();
    const family = familyOn(store, clock);
    await Promise.all([family.setFavorite('camp-1', true), family.setFavorite('camp-1', true)]);
    const [first] = await savedCamps(store);
    clock.pass(1000);
    await family.setFavorite('camp-1', true);
    expect(await savedCamps(store)).toEqual([first]);
    await Promise.all([family.setFavorite('camp-1', false), family.setFavorite('camp-1', false)]);
    expect(await favorites(store)).toEqual([]);
  });

  it('follow the later of two commands for one camp, even while the first still runs', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    const family = familyOn(store);
    await Promise.all([family.setFavorite('camp-1', true), family.setFavorite('camp-1', false)]);
    expect(await favorites(store)).toEqual([]);
    await Promise.all([family.setFavorite('camp-1', false), family.setFavorite('camp-1', true)]);
    expect(await favorites(store)).toEqual(['camp-1']);
  });

  it('stay removed when an outdated list removes them once more', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    await familyOn(one).setFavorite('camp-1', true);
    await planCamp({ store: one }, 'camp-1');
    await familyOn(other).setFavorite('camp-1', false);
    await plannerOn(other).takeOut('camp-1');
    await familyOn(one).setFavorite('camp-1', false);
    await plannerOn(one).takeOut('camp-1');
    expect(await favorites(one)).toEqual([]);
    expect(await scheduled(one)).toEqual([]);
  });

  it('appear in the other tab without a reload', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const hearts = liveValue<string[] | null>(other, () => favorites(other), null);
    const stop = hearts.subscribe(() => {});
    await until(hearts, (ids) => ids !== null);
    await familyOn(one).setFavorite('camp-1', true);
    expect(await until(hearts, (ids) => ids?.length === 1)).toEqual(['camp-1']);
    await familyOn(other).setFavorite('camp-1', false);
    await until(hearts, (ids) => ids?.length === 0);
    stop();
  });

  it('stay when the camp leaves the directory and when the directory is fetched again', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const again = () =>
      pull({ store: store, remote: fakeRemote(server), clock }, new AbortController().signal);
    await again();
    await familyOn(store).setFavorite('camp-1', true);
    server.remove('camp', 'camp-1');
    await again();
    server.restore([]);
    await again();
    expect(await favorites(store)).toEqual(['camp-1']);
  });

  it.each(['', 'x'.repeat(121)])('a malformed id throws', async (id) => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await expect(familyOn(store).setFavorite(id, true)).rejects.toThrow('Invalid length');
    await familyOn(store).setFavorite('camp-1', true);
    expect(await favorites(store)).toEqual(['camp-1']);
  });
});
