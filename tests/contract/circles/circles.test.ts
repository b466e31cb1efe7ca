// Families in a circle, at the real server: what each is told, and no longer told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#local/server.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { circleFamilies, WEEK } from '#tests/fakes/circleStage.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ port: 0, dataDir: folder.folder, quiet: true });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const clock = fakeClock();
const { aFamily } = circleFamilies({
  clock,
  backend: () => ({ url: server.url, key: PUBLISHABLE_KEY, fetch }),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
type Family = Awaited<ReturnType<typeof aFamily>>;

async function began(family: Family, name = 'Oakhurst 2nd grade') {
  const made = await family.keeper.make(name);
  if (!('id' in made)) throw new Error(made.trouble);
  const { row } = await family.shown();
  return { id: made.id, secret: row.access.secret };
}

/** Families in one circle, the first of which has made it. */
async function aCircle(...names: string[]) {
  const families = await Promise.all(names.map((name) => aFamily(name)));
  const [organizer, ...others] = families;
  if (!organizer) throw new Error('A circle has an organizer');
  const circle = await began(organizer);
  for (const family of others) {
    expect(await family.keeper.join(circle.secret)).toEqual({ id: circle.id });
    await family.shown();
  }
  return { ...circle, families };
}

const namesOf = async (family: Family) =>
  (await family.shown()).friends.map(({ label }) => label).toSorted();

describe('a circle', () => {
  it('shows to each family what the others tell, from two families on', async () => {
    const { id, secret, families } = await aCircle('ana', 'ben');
    const [ana, ben] = families as [Family, Family];
    expect(await ana.keeper.look(secret)).toEqual({ id, name: 'Oakhurst 2nd grade' });
    await ana.tell(id, {
      label: 'A',
      note: { text: 'Ana’s mom drives', day: '2025-10-07', task: 'bring' },
    });
    await ana.shown();
    const { friends, view, row } = await ben.shown();
    expect(row.name).toBe('Oakhurst 2nd grade');
    expect(friends).toMatchObject([
      {
        label: 'A',
        week: WEEK,
        days: [WEEK, '2025-10-07'],
        note: { text: 'Ana’s mom drives', task: 'bring' },
      },
    ]);
    expect(view?.families).toHaveLength(2);
    expect((await ana.shown()).friends).toEqual([]);
  });
});
