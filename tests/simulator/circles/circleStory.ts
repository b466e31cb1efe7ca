// One circle of five families over some days. At any request of a pass another family may leave, and the link be taken back.
import type { CircleAccess } from '#family/rules/plan/circleRows.ts';
import { type Circles, createCircles, type NewCircle } from '#family/store/space/createCircles.ts';
import { placeOfSlip } from '#family/store/space/circleSlips.ts';
import { createSpaceCipher } from '#family/store/space/spaceCipher.ts';
import { readKeys } from '#family/store/space/spaceKeys.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { fakeCircles } from '#tests/fakes/fakeCircles.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { seeded } from '#tests/fixtures/seeded.ts';

const NAMES = ['ana', 'ben', 'cleo', 'dee', 'eli'] as const;
/** More are never needed. */
const MOST_ROUNDS = 12;

type Family = {
  name: string;
  store: LocalStore;
  circles: Circles;
  circle: NewCircle | null;
  /** All that ever opened the circle for it. */
  had: CircleAccess[];
  wishes: Record<string, string>;
  quiet: { slot: string; wish: string; words: string }[];
  hasLeft: boolean;
};

export type CircleStory = {
  complaint: string | null;
  counts: { left: number; renewed: number; turned: number; amid: number; matched: number };
};

function has(family: Family, access: CircleAccess): void {
  if (family.circle) family.circle = { ...family.circle, access };
  if (JSON.stringify(family.had.at(-1)) !== JSON.stringify(access)) family.had.push(access);
}

/** The complaint names what was promised and did not hold. */
export async function circleStory(seed: number): Promise<CircleStory> {
  const random = seeded(seed);
  let now = Date.UTC(2025, 8, 15);
  const clock = { now: () => now, after: () => () => undefined };
  const server = new FakeSpaceServer(() => now);
  const { circles: known } = fakeCircles(server, () => now);
  const counts = { left: 0, renewed: 0, turned: 0, amid: 0, matched: 0 };
  let isFair = false;
  /** Happens in the middle of somebody's pass. */
  let amid: (() => Promise<void>) | null = null;

  const request: typeof fetch = async (...given) => {
    if (!isFair && random.chance(0.08)) throw new TypeError('Failed to fetch');
    if (amid && random.chance(0.4)) {
      const happens = amid;
      amid = null;
      counts.amid += 1;
      await happens();
    }
    const response = await server.fetch(...given);
    if (!isFair && random.chance(0.08)) throw new TypeError('The answer was lost');
    return response;
  };
  const families = NAMES.map((name): Family => {
    const store = fakeDevice(clock).openApp();
    const circles = createCircles({
      store,
      clock,
      backend: () => ({ url: 'https://server.example', key: 'key', fetch: request }),
      randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
    });
    return { name, store, circles, circle: null, had: [], wishes: {}, quiet: [], hasLeft: false };
  });
  let joining: Family | null = null;
  const [organizer] = families;
  if (!organizer) throw new Error('nobody');
  async function pass(family: Family): Promise<void> {
    const { circle, wishes, quiet, circles } = family;
    if (!circle || family.hasLeft) return;
    const outcome = await circles.pass(circle, { wishes, quiet }, new AbortController().signal);
    if (family.hasLeft) return;
    if (typeof outcome === 'object' && 'access' in outcome) has(family, outcome.access);
    if (outcome === 'shutOut') await join(family);
  }

  async function join(family: Family): Promise<void> {
    const secret = organizer?.circle?.access.secret;
    if (family === organizer || secret === undefined || family.hasLeft) return;
    joining = family;
    const joined = await family.circles.join(secret, family.circle ?? undefined);
    joining = null;
    if (typeof joined === 'string') return;
    family.circle = joined;
    has(family, joined.access);
  }

  async function leave(family: Family): Promise<void> {
    // Nobody leaves while they join.
    const cannot = family === organizer || family === joining || family.hasLeft;
    if (!family.circle || cannot) return;
    family.hasLeft = true;
    counts.left += 1;
    while ((await family.circles.finish(family.circle, 'leaving')) !== null) now += 1000;
  }

  async function renew(): Promise<void> {
    if (!organizer?.circle) return;
    const access = await organizer.circles.renewLink(organizer.circle);
    if (typeof access === 'string') return;
    counts.renewed += 1;
    has(organizer, access);
  }

  function tell(family: Family): void {
    const id = `wish-${random.below(3)}`;
    const { [id]: _, ...others } = family.wishes;
    const isTold = random.chance(0.7);
    family.wishes = isTold
      ? { ...others, [id]: `${family.name} says ${random.below(1000)}` }
      : others;
  }

  function tellQuietly(family: Family): void {
    const slot = `child ${random.below(2)}`;
    const others = family.quiet.filter((one) => one.slot !== slot);
    const wish = `camp-${random.below(2)}`;
    family.quiet = random.chance(0.7)
      ? [...others, { slot, wish, words: `${family.name} quietly` }]
      : others;
  }

  isFair = true;
  const made = await organizer.circles.make('Class');
  if (typeof made === 'string') throw new Error(made);
  organizer.circle = made;
  has(organizer, made.access);
  isFair = false;

  for (let step = 20 + random.below(20); step > 0; step -= 1) {
    now += random.below(3) * random.below(40_000_000);
    const family = random.pick(families);
    const what = random.below(20);
    if (what < 4) tell(family);
    else if (what < 6) tellQuietly(family);
    else if (what < 9 && !family.circle) await join(family);
    else if (what < 17) await pass(family);
    else if (what === 17) amid = () => leave(family);
    else if (what === 18 && random.chance(0.5)) await leave(family);
    else if (what === 19) await renew();
  }

  amid = null;
  isFair = true;
  let before = '';
  let rounds = 0;
  const state = () =>
    JSON.stringify([
      [...server.spaces.values()].map(({ rows }) => [...rows]),
      // Who was shut out has only joined again in this round, which writes no row.
      families.map(({ circle }) => circle?.access.secret),
      // Each pass seals a quiet wish again.
      [...known.values()].map(({ quiet }) =>
        [...quiet].map(([one, all]) => [
          one,
          [...all].map(([slot, { wish, keyId, isOff }]) => [slot, wish, keyId, isOff]),
        ]),
      ),
    ]);
  for (; before !== state() && rounds < MOST_ROUNDS; rounds += 1) {
    before = state();
    for (const family of families) {
      if (!family.circle) await join(family);
      await pass(family);
    }
  }
  counts.turned = readKeys(organizer.circle.access.keys)?.no ?? 0;
  if (rounds === MOST_ROUNDS) return { complaint: 'the circle does not come to rest', counts };
  return { complaint: await brokenPromise(server, families, counts), counts };
}

async function brokenPromise(
  server: FakeSpaceServer,
  families: readonly Family[],
  counts: CircleStory['counts'],
): Promise<string | null> {
  const members = families.filter(({ circle, hasLeft }) => circle && !hasLeft);
  const space = server.only();
  for (const family of members) {
    const view = family.circle && (await family.circles.stored(family.circle));
    if (!view) return `${family.name} has nothing of the circle`;
    const others = members.filter((one) => one !== family);
    const told = view.families.filter(({ id }) => id !== view.me).flatMap(({ wishes }) => wishes);
    const wanted = others.flatMap(({ wishes }) => Object.values(wishes));
    if (told.toSorted().join() !== wanted.toSorted().join()) {
      return `${family.name} reads "${told.toSorted().join()}" and not "${wanted.toSorted().join()}"`;
    }
    if (view.families.length !== members.length)
      return `${family.name} counts ${view.families.length}`;
    if (view.unreadable > 0) return `${family.name} cannot read a slip`;
    const isWaiting = (slot: string) => view.waiting.includes(slot);
    const waits = new Map(
      await Promise.all(
        others.map(async (one) => {
          const seen = one.circle && (await one.circles.stored(one.circle));
          return [one, seen?.waiting ?? []] as const;
        }),
      ),
    );
    const matches = family.quiet.flatMap(({ slot, wish }) =>
      isWaiting(slot)
        ? []
        : others.flatMap((one) =>
            one.quiet
              .filter((same) => same.wish === wish && !waits.get(one)?.includes(same.slot))
              .map(({ words }) => `${slot}: ${words}`),
          ),
    );
    counts.matched += matches.length;
    const seen = view.matches.map(({ slot, words }) => `${slot}: ${words}`);
    if (seen.toSorted().join() !== matches.toSorted().join()) {
      return `${family.name} matches "${seen.toSorted().join()}" and not "${matches.toSorted().join()}"`;
    }
  }
  for (const gone of families.filter(({ hasLeft }) => hasLeft)) {
    for (const family of members) {
      const stored = JSON.stringify(await family.store.user((db) => db.rooms.toArray()));
      if (stored.includes(`${gone.name} `))
        return `${family.name} still has what ${gone.name} told`;
    }
    if (JSON.stringify(await gone.store.user((db) => db.rooms.toArray())) !== '[]') {
      return `${gone.name} still has the circle`;
    }
    for (const access of gone.had) {
      const keys = readKeys(access.keys);
      const cipher = keys && (await createSpaceCipher(keys, placeOfSlip));
      for (const { row } of space.rows.values()) {
        if (await cipher?.openRow(row)) return `${gone.name} could open a row`;
      }
    }
  }
  return null;
}
