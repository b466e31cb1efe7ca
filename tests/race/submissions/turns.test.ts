// The schedules never run out of turns. Here an address has as many as the server gives it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '#local/testing/testServer.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { judge } from './judge.ts';
import { Phone } from './Phone.ts';
import { Provider } from './Provider.ts';
import { RoughNetwork } from './RoughNetwork.ts';
import { Upstream } from './Upstream.ts';

const TURNS_OF_AN_HOUR = 20;

let upstream: Upstream;

beforeAll(async () => {
  upstream = new Upstream(await testServer(), true);
});
afterAll(() => upstream.close());

it('a camp with more listings than turns: the rest waits as long as the server says, then arrives', async () => {
  const network = new RoughNetwork(1, upstream);
  network.isFair = true;
  await network.start();
  const phone = new Phone(1, network, { tabs: 1, hasLocks: true });
  const provider = new Provider('Camp of many turns', phone, seeded(1));
  for (let count = 0; count < TURNS_OF_AN_HOUR + 3; count += 1) {
    await provider.lists(0);
    await phone.isQuiet();
  }
  const waiting = (await phone.entries()).filter(({ state }) => state === 'waiting');
  expect(waiting).toHaveLength(3);
  for (const { notBefore } of waiting) {
    expect(notBefore - phone.clock.now()).toBeGreaterThan(30 * 60_000);
    expect(notBefore - phone.clock.now()).toBeLessThanOrEqual(60 * 60_000);
  }

  const { requests } = network;
  await phone.lives(30 * 60_000);
  phone.tab(0).signals.show();
  await phone.isQuiet();
  expect(network.requests).toBe(requests);

  // What the hour does on the server.
  await upstream.forgetTurns();
  await phone.comesToRest();
  const { uploaded } = network;
  const entries = await phone.entries();
  const { complaints } = await judge({ provider, entries, upstream, uploaded });
  expect(complaints).toEqual([]);
  phone.close();
  await network.stop();
});
