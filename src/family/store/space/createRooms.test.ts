import { expect, it } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { createRooms } from './createRooms.ts';

const WISH = { canWrite: true, until: null };

/** A phone that hears the server only when it is told to. */
function aPhone() {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  const network = { losesAnswers: false };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await server.fetch(input, init);
    if (network.losesAnswers) throw new TypeError('Failed to fetch');
    return answer;
  };
  const rooms = createRooms({
    store: fakeDevice(clock).openApp(),
    clock,
    backend: () => ({ url: 'https://server.example', key: 'key', fetch }),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  return { server, network, rooms };
}

it('takes the same room up when the answer was lost', async () => {
  const { server, network, rooms } = aPhone();
  network.losesAnswers = true;
  expect(await rooms.make(WISH)).toBe('unreachable');
  network.losesAnswers = false;
  expect(await rooms.make(WISH)).toHaveProperty('secret');
  expect(server.spaces.size).toBe(1);
});

it('makes a room for each link', async () => {
  const { server, network, rooms } = aPhone();
  network.losesAnswers = true;
  await rooms.make({ ...WISH, canWrite: false });
  network.losesAnswers = false;
  const [one, other] = [await rooms.make(WISH), await rooms.make(WISH)];
  expect(one).not.toEqual(other);
  expect(server.spaces.size).toBe(3);
});
