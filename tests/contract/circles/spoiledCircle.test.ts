import { expect, it } from 'vitest';
import { circleFamilies } from '#tests/fakes/circleStage.ts';
import { fakeCircles } from '#tests/fakes/fakeCircles.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';

/** Two families in one circle, at a server that a test may spoil. */
async function twoFamilies() {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  fakeCircles(server, () => clock.now());
  const { aFamily } = circleFamilies({
    clock,
    backend: () => ({ url: 'https://server.example', key: 'key', fetch: server.fetch }),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  const [ana, ben] = [await aFamily('ana'), await aFamily('ben')];
  await ben.keeper.make('Class');
  const { row } = await ben.shown();
  await ana.keeper.join(row.access.secret);
  await ana.shown();
  await ana.tell(row.id);
  await ana.shown();
  return { server, ana, ben, row };
}

const LIMITS = {
  'has no room for more rows': { status: 409, body: { code: 'PT409', hint: 'full' } },
  'takes no more within the hour': { status: 429, body: { code: 'PT429', hint: '1800' } },
};

it.each(Object.entries(LIMITS))(
  'a circle that %s is read all the same',
  async (_, { status, body }) => {
    const { server, ben, row } = await twoFamilies();
    const answer = server.instead;
    server.instead = (name, args) =>
      name === 'push_space'
        ? new Response(JSON.stringify(body), { status, headers: { 'retry-after': '1800' } })
        : (answer?.(name, args) ?? null);
    await ben.tell(row.id);
    const { friends, view } = await ben.shown();
    expect(friends).toMatchObject([{ label: 'ana' }]);
    expect(view?.isWaiting).toBe(true);
  },
);

it('a circle whose key somebody has turned for nobody opens again once its organizer was there', async () => {
  const { server, ana, ben, row } = await twoFamilies();
  await ben.shown();
  const space = server.only();
  space.keyId = 'of-nobody';
  for (const member of space.members.values()) member.wrapped = 'none';
  expect((await ana.shown()).row.ended).toBe('shutOut');
  await ben.tell(row.id);
  // The first pass makes the key.
  await ben.keeper.begin();
  expect((await ben.shown()).friends).toMatchObject([{ label: 'ana' }]);
  const { row: again, friends } = await ana.shown();
  expect(again.ended).toBeNull();
  expect(friends).toMatchObject([{ label: 'ben' }]);
});
