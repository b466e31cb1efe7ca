// One plan, two links, five phones over some days. At any step one of the links may be taken back.
import { openWith, sealWith } from '../family/modelCipher.ts';
import { picture } from '../family/promises.ts';
import type { ModelRoom } from './ModelRoom.ts';
import { SharedFamily } from './SharedFamily.ts';

/** More are never needed. */
const MOST_ROUNDS = 10;

/** The complaint names what was promised and did not hold. */
export async function roomStory(
  seed: number,
): Promise<{ complaint: string | null; family: SharedFamily; closed: ModelRoom | null }> {
  const family = new SharedFamily(seed);
  const { random, makers, guests, reading, writing, complaints } = family;
  const closeAt = random.chance(0.6) ? random.below(60) : -1;
  let closed: ModelRoom | null = null;

  function writeAsReader(): void {
    const [phone] = guests;
    const row = phone?.room?.rows[0];
    if (!row) return;
    const sealed = sealWith(reading.vault, reading.keys, row, row.base + 1);
    reading.pushUnheard('guest', [sealed]);
  }

  // The other phone of the family begins at some time.
  for (const phone of makers.slice(0, 2)) await family.passAsMaker(phone, null);
  for (const phone of guests) await phone.pass(null);

  for (let step = 30 + random.below(40); step > 0; step -= 1) {
    family.now += random.below(3) * random.below(600_000);
    const what = random.below(16);
    if (step === closeAt) {
      closed = random.pick([reading, writing]);
      closed.close();
    } else if (what < 3) family.editPlan();
    else if (what < 7) family.editAsGuest(random.pick(guests));
    else if (what < 10) await family.passAsMaker(random.pick(makers), random);
    else if (what < 13) await random.pick(guests).pass(random);
    else if (what === 13) writeAsReader();
    else random.pick([reading, writing]).arriveLate();
  }

  for (const room of [reading, writing]) while (room.isLate()) room.arriveLate();
  family.now += 1000;
  const sizes = () => [reading, writing].map(({ server }) => server.taken.length).join();
  let rounds = 0;
  let before = '';
  while (before !== sizes() && rounds < MOST_ROUNDS) {
    before = sizes();
    rounds += 1;
    // A reader that writes all the same is refused at each of its tries.
    for (const phone of makers) await family.passAsMaker(phone, null);
    for (const phone of guests) await phone.pass(null);
  }
  if (rounds === MOST_ROUNDS) complaints.push('rooms do not come to rest');
  const [complaint = brokenPromise(family, closed)] = complaints;
  return { complaint, family, closed };
}

function brokenPromise(family: SharedFamily, closed: ModelRoom | null): string | null {
  const { makers, guests, reading, writing, notes } = family;
  const phones = [...makers, ...guests];
  for (const room of [reading, writing]) {
    if (room.wronglyKept > 0) return `${room.label}: a write was kept that was none`;
    const own = phones.filter((phone) => phone.model === room);
    if (room === closed) {
      if (own.some((phone) => phone.room !== null)) return 'a room stays on a phone';
      if (room.server.rows.size > 0) return 'a room stays at the server';
      continue;
    }
    const rows = room.opened();
    if (rows.length < room.server.rows.size) return `${room.label}: a row does not open`;
    const pictures = own.map((phone) => picture(phone.room?.rows ?? []));
    if (new Set([picture(rows), ...pictures]).size > 1) return `${room.label}: not alike`;
    if (own.some((phone) => (phone.room?.keptOut.length ?? 0) > 0)) return 'a row is kept out';
    const [difference] = own.flatMap((phone) => family.differences(phone));
    if (difference !== undefined) return `${room.label}: ${difference} is not as in the plan`;
    if (room === reading && own.some((phone) => phone.open().ofGuests.length > 0)) {
      return 'a link that only reads has written';
    }
    const other = room === reading ? writing : reading;
    const others = [...other.server.rows.values()].map(({ row }) => row);
    if (others.some((row) => openWith(other.vault, room.keys, row) !== null)) {
      return 'a link opens the room of another one';
    }
  }
  if (closed === writing) return null;
  for (const phone of makers.filter(({ model }) => model === writing)) {
    const [untold] = family.untoldDrives(phone, phone.open().ofGuests);
    if (untold) return `the family does not see who drives (${untold.day})`;
    const words = family.words(phone);
    for (const [day, written] of notes) {
      const told = new Set(words.map((word) => word.kind === 'note' && word.text));
      const unseen = [...written].find((text) => !told.has(text));
      if (unseen !== undefined) return `the family does not see "${unseen}" of ${day}`;
    }
  }
  return null;
}
