import { describe, expect, it } from 'vitest';
import { toggleFavorite, toggleScheduled } from '#data/family/commands.ts';
import { liveValue } from '#data/device/live.ts';
import { pull } from '#data/directory/pull.ts';
import { favorites, scheduled } from '#data/directory/queries.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

describe('hearts and schedule', () => {
  it('are kept with no network and survive a new start of the app', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await toggleFavorite('camp-1', phone);
    await toggleScheduled('camp-2', phone);
    phone.close();
    const later = openApp();
    expect(await favorites(later)).toEqual(['camp-1']);
    expect(await scheduled(later)).toEqual(['camp-2']);
  });

  it('go off at the second tap, also when both taps come at once', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await Promise.all([toggleFavorite('camp-1', phone), toggleFavorite('camp-1', phone)]);
    expect(await favorites(phone)).toEqual([]);
  });

  it('show in the other tab by themselves', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const hearts = liveValue<string[] | null>(
      other,
      () => favorites(other),
      null,
      (last) => last,
    );
    const stop = hearts.subscribe(() => {});
    await until(hearts, (ids) => ids !== null);
    await toggleFavorite('camp-1', one);
    expect(await until(hearts, (ids) => ids?.length === 1)).toEqual(['camp-1']);
    await toggleFavorite('camp-1', other);
    await until(hearts, (ids) => ids?.length === 0);
    stop();
  });

  it('stay when the camp leaves the directory and when all of it is fetched again', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    const again = () =>
      pull({ store: phone, remote: fakeRemote(server), clock }, new AbortController().signal);
    await again();
    await toggleFavorite('camp-1', phone);
    server.remove('camp', 'camp-1');
    await again();
    server.restore([]);
    await again();
    expect(await favorites(phone)).toEqual(['camp-1']);
  });

  it.each(['', 'x'.repeat(121)])('an id that is none is refused aloud', async (id) => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await expect(toggleFavorite(id, phone)).rejects.toThrow('Invalid length');
    await toggleFavorite('camp-1', phone);
    expect(await favorites(phone)).toEqual(['camp-1']);
  });
});
