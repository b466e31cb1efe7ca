// Families at a server, one of which has made a circle that others are in.
import type { Backend } from '#base/http/backendConfig.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { circleFamilies } from '#tests/fakes/circleStage.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';

export type CircleFamilyPhone = Awaited<ReturnType<ReturnType<typeof circleFamilies>['aFamily']>>;

export async function began(family: CircleFamilyPhone, name = 'Oakhurst 2nd grade') {
  const made = await family.keeper.make(name);
  if (!('id' in made)) throw new Error(made.trouble);
  const { row } = await family.shown();
  return { id: made.id, secret: row.access.secret };
}

export function circlesAt(url: () => string) {
  const clock = fakeClock();
  const backend = (): Backend => ({ url: url(), key: PUBLISHABLE_KEY, fetch });
  const { aFamily } = circleFamilies({
    clock,
    backend,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });

  /** Three families, `count` of them in one circle, which the first has made. */
  async function aCircle(count: 1 | 2 | 3, first = 'ana') {
    const [ana, ben, cleo] = [await aFamily(first), await aFamily('ben'), await aFamily('cleo')];
    const circle = await began(ana);
    for (const family of [ben, cleo].slice(0, count - 1)) {
      await family.keeper.join(circle.secret);
      await family.shown();
    }
    return { ...circle, ana, ben, cleo };
  }

  return { clock, backend, aFamily, aCircle };
}

export const labelsIn = ({ friends }: { friends: readonly { label: string }[] }) =>
  friends.map(({ label }) => label).toSorted();

export const keysOf = async (family: CircleFamilyPhone): Promise<unknown> =>
  JSON.parse((await family.shown()).row.access.keys);
