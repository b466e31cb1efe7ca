// Two parents over some days, each with changes, a network that fails, and a clock that is off.
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import { picture } from '../family/promises.ts';
import { type ModelParent, TwoHomes } from './TwoHomes.ts';

/** More are never needed. */
const MOST_ROUNDS = 10;

/** The complaint names what was promised and did not hold. */
export async function homesStory(
  seed: number,
): Promise<{ complaint: string | null; homes: TwoHomes }> {
  const homes = new TwoHomes(seed);
  const { random, alex, robin, room } = homes;
  await homes.pass(alex, null);
  await robin.phone.pass(null);
  await homes.join();

  for (let step = 30 + random.below(40); step > 0; step -= 1) {
    homes.now += random.below(3) * random.below(600_000);
    const parent = random.pick([alex, robin]);
    const what = random.below(8);
    if (what < 4) homes.edit(parent);
    else if (what < 7) await homes.pass(parent, random);
    else room.arriveLate();
  }

  while (room.isLate()) room.arriveLate();
  let rounds = 0;
  let before = -1;
  while (before !== room.server.taken.length && rounds < MOST_ROUNDS) {
    before = room.server.taken.length;
    rounds += 1;
    for (const parent of [alex, robin]) await homes.pass(parent, null);
  }
  const complaint =
    rounds === MOST_ROUNDS ? 'the room does not come to rest' : brokenPromise(homes);
  return { complaint, homes };
}

function brokenPromise(homes: TwoHomes): string | null {
  const { alex, robin, room, removed } = homes;
  const rows = room.opened();
  const phones = [alex, robin].map(({ phone }) => picture(phone.room?.rows ?? []));
  if (new Set([picture(rows), ...phones]).size > 1) return 'the room is not alike everywhere';
  const [ofAlex, ofRobin] = [homes.picture(alex), homes.picture(robin)];
  const differs =
    ofAlex.find((row) => !ofRobin.includes(row)) ?? ofRobin.find((row) => !ofAlex.includes(row));
  if (differs !== undefined) return `only one plan has ${differs}`;
  const values = rows.map(({ id, cells }) => [id, Object.values(cells).map(({ v }) => v)]);
  if (/own words|4711/.test(JSON.stringify(values))) return 'something of one home is in the room';

  for (const [key, typed] of homes.shared) {
    const [id = '', field = ''] = splitKey(key);
    if (removed.has(id)) continue;
    const value = valueOf(alex, id, field);
    if (!Object.values(typed).some((one) => isSame(one, value))) {
      return `${key} is ${JSON.stringify(value)}, and nobody has said that last`;
    }
  }
  for (const [key, typed] of homes.own) {
    const [id = '', field = ''] = splitKey(key);
    if (removed.has(id)) continue;
    for (const parent of [alex, robin]) {
      const said = typed[parent.home];
      if (said !== undefined && !isSame(valueOf(parent, id, field), said)) {
        return `${key} is no longer what ${parent.home} wrote`;
      }
    }
  }
  const theirs: Record<HomeId, string> = { a: robin.otherId, b: alex.otherId };
  for (const { home, plan } of [alex, robin]) {
    if (JSON.stringify(plan).includes(theirs[home])) return 'a plan has a child of the other home';
  }
  return null;
}

const splitKey = (key: string) => [
  key.slice(0, key.lastIndexOf(' ')),
  key.slice(key.lastIndexOf(' ') + 1),
];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function valueOf({ plan }: ModelParent, id: string, field: string): unknown {
  const row = [...plan.entries, ...plan.custodyChanges].find((one) => one.id === id);
  return row && Reflect.get(row, field);
}
