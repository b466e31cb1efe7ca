// One family with three phones over some weeks. What may happen at this layer happens here; the way back with a recovery code is
// one more phone under the same keys, and an account's password is none of its business.
import { edit } from './people.ts';
import { Family, type Member } from './Family.ts';
import { sync } from './network.ts';
import { brokenPromise } from './promises.ts';
import { removeSomebody, writeAsRemoved } from './removal.ts';

export type Story = { complaint: string | null; family: Family; rounds: number };

/** More are never needed; three show that nothing is kept out any more, and that keys are dropped. */
const MOST_ROUNDS = 12;
const ROUNDS = 3;
/** After as long, what a wrong time has stamped is taken by everybody. */
const WRONG_FOR_MS = 6 * 86_400_000;

/** Plays it to the end, when everybody is online; the complaint names what was promised and did not hold. */
export async function familyStory(seed: number): Promise<Story> {
  const family = new Family(seed);
  const { random, server, members } = family;
  const isRestorable = random.chance(0.5);
  const removalAt = random.chance(0.5) ? random.below(60) : -1;
  const syncUnfairly = (member: Member) => sync(family, member, () => edit(family, member));

  function trouble(): void {
    const which = random.below(8);
    if (which < 2) family.backup = server.backup();
    else if (which < 4) writeAsRemoved(family);
    else if (which < 6) server.beginOther();
    else if (isRestorable) {
      family.restores += 1;
      server.restore(family.backup);
    }
  }

  // They know each other before anything happens.
  for (const member of [...members, ...members]) await sync(family, member, null);

  for (let step = 40 + random.below(60); step > 0; step -= 1) {
    family.now += random.below(3) * random.below(4_000_000);
    const member = random.pick(family.staying());
    const what = random.below(20);
    if (step === removalAt) await removeSomebody(family, syncUnfairly);
    else if (what < 10) edit(family, member);
    else if (what < 15) {
      if (member.isOnline) await syncUnfairly(member);
    } else if (what === 15) member.isOnline = !member.isOnline;
    else if (what === 16) family.setClock(member);
    else if (what === 17) server.commitLast();
    else if (what === 18) family.arriveLate();
    else trouble();
  }

  server.commitAll();
  while (family.late.length > 0) family.arriveLate();
  for (const member of members) member.skewMs = 0;
  family.now += WRONG_FOR_MS;
  const isSettled = async () => {
    const before = server.taken.length;
    for (const member of family.staying()) await sync(family, member, null);
    return before === server.taken.length;
  };
  let rounds = 1;
  while (rounds < MOST_ROUNDS && (!(await isSettled()) || rounds < ROUNDS)) rounds += 1;
  const [complaint = brokenPromise(family)] = family.complaints;
  return { complaint, family, rounds };
}
