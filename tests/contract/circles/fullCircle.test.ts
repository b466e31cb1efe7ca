import { expect, it } from 'vitest';
import { circleFamilies } from '#tests/fakes/circleStage.ts';
import { fakeCircles } from '#tests/fakes/fakeCircles.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';

const LIMITS = {
  'has no room for more rows': { status: 409, body: { code: 'PT409', hint: 'full' } },
  'takes no more within the hour': { status: 429, body: { code: 'PT429', hint: '1800' } },
};

it.each(Object.entries(LIMITS))(
  'a circle that %s is read all the same',
  async (_, { status, body }) => {
    const clock = fakeClock();
    const server = new FakeSpaceServer(clock.now);
    fakeCircles(server, clock.now);
    const answer = server.instead;
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
