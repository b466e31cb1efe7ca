// Two parents over some days, each with changes, a network that fails, and clocks that are off.
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { picture } from '../family/promises.ts';
import type { HomePhone, Said } from './HomePhone.ts';
import { TwoHomes } from './TwoHomes.ts';

/** More are never needed. */
const MOST_ROUNDS = 12;

/** The complaint names what was promised and did not hold. */
export async function homesStory(
  seed: number,
): Promise<{ complaint: string | null; homes: TwoHomes }> {
  const homes = new TwoHomes(seed);
  const { random, alex, robin, room } = homes;
  const phones = [...alex.phones, ...robin.phones];
  const spaces = [room, alex.space, robin.space].flatMap((space) => space ?? []);
  /** A pass records what was typed at its own moment where a clock is behind: no edit or other pass has that moment. */
  const pass = (phone: HomePhone, network: Seeded | null) => {
    homes.now += 1;
    return phone.pass(network);
  };
  const syncFamily = (phone: HomePhone, network: Seeded | null) => {
    homes.now += 1;
    return phone.syncFamily(network);
  };
  const inStep = async (phone: HomePhone) => {
    await syncFamily(phone, null);
    await pass(phone, null);
  };
  for (const phone of [...phones, ...alex.phones]) await inStep(phone);
  await robin.phones[0]?.phone.pass(null);
  await homes.join();

  for (let step = 30 + random.below(40); step > 0; step -= 1) {
    homes.now += random.below(3) * random.below(600_000);
    const parent = random.pick([alex, robin]);
    const phone = random.pick(parent.phones);
    const what = random.below(10);
    if (what < 4) homes.edit(parent);
    else if (what < 7) await pass(phone, random);
    else if (what < 9) await syncFamily(phone, random);
    else random.pick(spaces).arriveLate();
  }

  for (const space of spaces) while (space.isLate()) space.arriveLate();
  const sizes = () => spaces.map(({ server }) => server.taken.length).join();
  let rounds = 0;
  let before = '';
  while (before !== sizes() && rounds < MOST_ROUNDS) {
    before = sizes();
    rounds += 1;
    for (const phone of phones) await inStep(phone);
  }
  const complaint =
    rounds === MOST_ROUNDS ? 'the room does not come to rest' : brokenPromise(homes);
  return { complaint, homes };
}

function brokenPromise(homes: TwoHomes): string | null {
  const { alex, robin, room } = homes;
  const parents = [alex, robin];
  const phones = [...alex.phones, ...robin.phones];
  const rows = room.opened();
  const rooms = phones.map(({ phone }) => picture(phone.room?.rows ?? []));
  if (new Set([picture(rows), ...rooms]).size > 1) return 'the room is not alike everywhere';
  const values = rows.map(({ id, cells }) => [id, Object.values(cells).map(({ v }) => v)]);
  if (/own words|\b4711\d{3}\b/.test(JSON.stringify(values)))
    return 'something of one home is in the room';

  const [first = [], ...others] = parents.flatMap((parent) =>
    parent.phones.map((phone) => homes.picture(parent, phone)),
  );
  for (const other of others) {
    const differs =
      first.find((row) => !other.includes(row)) ?? other.find((row) => !first.includes(row));
    if (differs !== undefined) return `only one plan has ${differs}`;
  }
  for (const { phones: own, home } of parents) {
    if (new Set(own.map((phone) => phone.picture())).size > 1) return `${home} has two plans`;
  }
  return phones.map((phone) => lostWords(homes, phone)).find((lost) => lost !== null) ?? null;
}

function lostWords(homes: TwoHomes, phone: HomePhone): string | null {
  const { alex, robin, shared, removed } = homes;
  const home = alex.phones.includes(phone) ? 'a' : 'b';
  for (const [key, said] of [...shared, ...homes.own[home]]) {
    const [id = '', field = ''] = splitKey(key);
    const value = phone.valueOf(id, field);
    // What is typed and removed before a pass is forgotten.
    if (
      (lastOf(said)?.at ?? 0) < (removed.get(id)?.at ?? 0) ||
      (removed.has(id) && value === undefined)
    )
      continue;
    // A phone without sync has nothing of a row that was removed and comes back.
    const isOwn = homes.own[home].has(key);
    if (isOwn && !phone.space && removed.has(id)) continue;
    const last = lastOf(said);
    if (last && !isSame(value, last.value, field)) {
      return `${key} is ${JSON.stringify(value)}, but ${JSON.stringify(said)} was said`;
    }
  }
  for (const [id, { at }] of removed) {
    const isThere = phone.valueOf(id, 'days') !== undefined;
    const changed = lastAt(shared, id);
    if (changed > at && !isThere) return `${id} was changed after its removal, and is gone`;
    if (isThere && Math.max(changed, lastAt(homes.own.a, id), lastAt(homes.own.b, id)) < at) {
      return `${id} was removed, and is there`;
    }
  }
  const theirs: Record<HomeId, string> = { a: robin.otherId, b: alex.otherId };
  return JSON.stringify(phone.plan).includes(theirs[home])
    ? 'a plan has a child of the other home'
    : null;
}

const lastOf = (said: readonly Said[]) =>
  said
    .filter(({ isUndone }) => !isUndone)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);

const splitKey = (key: string) => [
  key.slice(0, key.lastIndexOf(' ')),
  key.slice(key.lastIndexOf(' ') + 1),
];

/** What extra care costs is of one home. */
function isSame(one: unknown, other: unknown, field: string): boolean {
  const [mine, theirs] = [one, other].map((value) => JSON.stringify(value) ?? '');
  const shown = (text = '') => (field === 'extended' ? text.replaceAll(/"cents":\w+/g, '') : text);
  return shown(mine) === shown(theirs);
}

const lastAt = (typed: TwoHomes['shared'], id: string) =>
  Math.max(
    0,
    ...[...typed].map(([key, said]) => (splitKey(key)[0] === id ? (lastOf(said)?.at ?? 0) : 0)),
  );
