// A CDN may keep full pages of changed_camps for a day: whatever changed since comes after them.
import { describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { directory } from '../directory/directory.ts';
import { supabaseRemote } from '../directory/remote.ts';
import { cachedByCdn, isFullPage } from '#tests/fakes/cachedByCdn.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const hour = 60 * 60 * 1000;
const noSignal = () => new AbortController().signal;

/** A directory of five full pages and a short one, and a CDN that a first device has filled with them. */
async function warmCdn(mayKeep = isFullPage) {
  const server = new FakeServer();
  for (const row of campRows(51)) server.put('camp', row);
  const clock = fakeClock();
  const { cached, hits } = cachedByCdn(fakeRemote(server), clock, mayKeep);
  const tools = { remote: cached, clock, pageSize: 10 };
  const newDevice = () => fakeDevice(clock).openApp();
  const fill = async (store = newDevice()) => {
    await pull({ ...tools, store }, noSignal());
    const answer = await directory(store);
    if (answer.status !== 'ready') throw new Error('the fill left the device empty');
    return answer.directory.camps.map(({ id, city }) => `${id}: ${city}`).toSorted();
  };
  await fill();
  return { server, clock, hits, fill, newDevice };
}

/** In every page: camps that change, that go, and that are new. */
function changeEverywhere(server: FakeServer): void {
  for (const no of [1, 12, 25, 38, 50])
    server.put('camp', aCampRow({ id: `camp-${no}`, city: 'Roswell' }));
  for (const no of [2, 13, 26, 39, 51]) server.remove('camp', `camp-${no}`);
  server.put('camp', aCampRow({ id: 'new-one' }), aCampRow({ id: 'new-two' }));
}

const truth = (server: FakeServer) =>
  server
    .rows()
    .flatMap(({ id, row }) => (row ? [`${id}: ${String(row['city'])}`] : []))
    .toSorted();

describe('full pages that a CDN has kept for a day', () => {
  it('lose nothing: changed, deleted and new camps come after them', async () => {
    const { server, clock, hits, fill } = await warmCdn();
    clock.pass(23 * hour);
    changeEverywhere(server);
    expect(await fill()).toEqual(truth(server));
    // All five were answered by the CDN: a day-old fill, and yet the present.
    expect(hits()).toBe(5);
  });

  it('lose nothing when later pages were cached before earlier ones', async () => {
    const { server, clock, fill, newDevice } = await warmCdn();
    const store = newDevice();
    await fill(store);
    for (let round = 0; round < 6; round += 1) {
      clock.pass(5 * hour);
      server.remove('camp', `camp-${20 + round}`);
      server.put('camp', ...campRows(3 + round));
      expect(await fill()).toEqual(truth(server));
    }
    expect(await fill(store)).toEqual(truth(server));
  });

  it('from before a restore are skipped: the fill begins again at another address', async () => {
    const { server, clock, hits, fill } = await warmCdn();
    clock.pass(hour);
    server.restore(campRows(30).map((row) => ({ kind: 'camp', row: { ...row, city: 'Tucker' } })));
    expect(await fill()).toEqual(truth(server));
    expect(hits()).toBeGreaterThan(0);
  });

  it('from before a restore do not disturb a device that had the old copy', async () => {
    const { server, clock, fill, newDevice } = await warmCdn();
    const store = newDevice();
    await fill(store);
    clock.pass(hour);
    server.restore(campRows(30).map((row) => ({ kind: 'camp', row: { ...row, city: 'Tucker' } })));
    expect(await fill(store)).toEqual(truth(server));
    // A second restore on the same day.
    server.restore(campRows(25).map((row) => ({ kind: 'camp', row })));
    expect(await fill(store)).toEqual(truth(server));
    expect(await fill()).toEqual(truth(server));
  });

  it('share that there is nothing new for 30 seconds, and no longer', async () => {
    const { server, clock, hits, fill, newDevice } = await warmCdn();
    const store = newDevice();
    await fill(store);
    await fill(store);
    const before = truth(server);
    changeEverywhere(server);
    clock.pass(29_000);
    const asked = hits();
    expect(await fill(store)).toEqual(before);
    expect(hits()).toBe(asked + 1);
    clock.pass(2000);
    expect(await fill(store)).toEqual(truth(server));
  });

  it('share nothing between two histories: after a restore the next question goes to the server', async () => {
    const { server, clock, fill, newDevice } = await warmCdn();
    const store = newDevice();
    await fill(store);
    await fill(store);
    server.restore(campRows(30).map((row) => ({ kind: 'camp', row: { ...row, city: 'Tucker' } })));
    const fresh = newDevice();
    expect(await fill(fresh)).toEqual(truth(server));
    expect(await fill(fresh)).toEqual(truth(server));
    clock.pass(31_000);
    expect(await fill(store)).toEqual(truth(server));
  });

  it('the control: a CDN that also caches the last page loses later changes', async () => {
    const { server, clock, fill } = await warmCdn(() => true);
    clock.pass(23 * hour);
    changeEverywhere(server);
    const stale = await fill();
    expect(stale).not.toEqual(truth(server));
    expect(stale).toContain('camp-2: Decatur');
    expect(stale).not.toContain('new-one: Decatur');
  });
});

it('have the same addresses for every device', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(2500));
  const addressesOf = async (now: number) => {
    const clock = fakeClock();
    clock.setTo(now);
    const addresses: string[] = [];
    const remote = supabaseRemote(() => ({
      url: 'https://project.example',
      key: 'sb_publishable_test',
      fetch: async (input) => {
        const url = new URL(input instanceof Request ? input.url : input);
        addresses.push(url.href);
        const params = Object.fromEntries(url.searchParams);
        const cursor = { xid: params['after_xid'] ?? '', id: params['after_id'] ?? '' };
        return Response.json(server.changedCamps(cursor, Number(params['page_size'])));
      },
    }));
    await pull({ store: fakeDevice(clock).openApp(), remote, clock }, noSignal());
    return addresses;
  };
  const one = await addressesOf(Date.UTC(2025, 9, 1));
  expect(one).toHaveLength(3);
  expect(await addressesOf(Date.UTC(2026, 4, 1))).toEqual(one);
});
