// What lies between a phone and its family's server: a network that drops, repeats and delays, and in some stories lies.
import type { SpaceChanges } from '#family/rules/sync/receivePage.ts';
import { SpaceError } from '#family/store/space/SpaceError.ts';
import { spaceRemote } from '#family/store/space/spaceRemote.ts';
import type { SealedChanges, SpaceServer } from '#family/store/space/spaceServer.ts';
import { type SpaceStore, syncPass } from '#family/store/sync/syncPass.ts';
import type { Family, Member } from './Family.ts';
import { isRestored, type Lie, lieTo } from './lies.ts';
import { modelCipher } from './modelCipher.ts';
import { picture, shownOf } from './promises.ts';

const FATES = [
  'arrives',
  'arrives',
  'slow',
  'twice',
  'lost',
  'late',
  'unanswered',
  'edited meanwhile',
] as const;

type Remote = Pick<SpaceServer, 'changes' | 'push'>;
type Told = (lie: Lie, truth: SealedChanges) => void;

const fairServer = ({ server }: Family): Remote => ({
  changes: async ({ proof }, keyId, after) => server.changes({ proof, keyId }, after, 100),
  push: async ({ proof }, keyId, rows) => server.push({ proof, keyId }, rows),
});

/** A lie: the keys are others by now. They may be the earliest. */
function keysAgain({ random, wraps }: Family, device: string): SpaceError {
  const own = [...wraps].filter(([, { to }]) => to === device);
  const [wrapped] = random.pick(own);
  return new SpaceError('otherKey', { wrapped });
}

/** `editMeanwhile`: somebody writes while a push is under way. */
function unfairServer(
  family: Family,
  member: Member,
  editMeanwhile: () => void,
  onLie: Told,
): Remote {
  const { random, server, late } = family;
  const { phone, seen } = member;
  const mayBeLost = (probability: number) => {
    if (random.chance(probability)) throw new SpaceError('unreachable');
  };
  return {
    async changes({ proof }, keyId, after) {
      mayBeLost(0.2);
      if (family.isDishonest && random.chance(0.03)) throw keysAgain(family, phone.device);
      const truth = server.changes({ proof, keyId }, after, 1 + random.below(4));
      mayBeLost(0.1);
      const lie =
        family.isDishonest && random.chance(0.3) ? lieTo(family, member, truth, after) : null;
      if (lie) onLie(lie, truth);
      return lie?.changes ?? truth;
    },
    async push({ proof }, keyId, rows) {
      const call = { proof, keyId };
      const fate = random.pick(FATES);
      if (fate === 'late') late.push({ call, rows });
      if (fate === 'slow') server.pushSlowly(call, rows);
      if (fate === 'late' || fate === 'slow' || fate === 'lost')
        throw new SpaceError('unreachable');
      if (fate === 'twice') server.push(call, rows);
      const lost = server.push(call, rows);
      if (fate === 'unanswered') throw new SpaceError('unreachable');
      if (fate === 'edited meanwhile') editMeanwhile();
      const confirmed = rows.filter(
        ({ id, version }) => !lost.has(id) && version === (seen.get(id)?.version ?? 0) + 1,
      );
      for (const { id, version } of confirmed) seen.set(id, { version, keyNo: phone.keys.no });
      return lost;
    },
  };
}

/** Takes a lie, and holds the phone against one that got the same without what was tampered with. */
async function takeLie(
  { complaints }: Family,
  phone: Member['phone'],
  changes: SpaceChanges,
  lie: Lie,
  epoch: string,
) {
  const honest = phone.copy();
  const rows = changes.rows.filter(({ place }) => !lie.told.includes(place));
  await honest.take({ ...changes, rows, unopened: [], epoch });
  const cursor = await phone.take(changes);
  if (lie.told.some((place) => !phone.position.keptOut.includes(place))) {
    complaints.push('a tampered row was not named');
  }
  if (lie.isOfTime) return cursor;
  if (shownOf(phone) !== shownOf(honest)) complaints.push('a lie changed what screens show');
  if (picture(phone.replica.values()) !== picture(honest.replica.values())) {
    complaints.push('a lie changed what a phone knows');
  }
  return cursor;
}

async function pass(
  family: Family,
  member: Member,
  editMeanwhile: (() => void) | null,
): Promise<void> {
  const { phone } = member;
  let told: { lie: Lie; epoch: string } | null = null;
  const store: SpaceStore = {
    cursor: () => phone.cursor(),
    async take(changes) {
      const heard = told;
      told = null;
      if (isRestored(phone, changes)) member.seen.clear();
      const cursor = await (heard
        ? takeLie(family, phone, changes, heard.lie, heard.epoch)
        : phone.take(changes));
      const taken = changes.rows.filter(({ place }) => !phone.position.keptOut.includes(place));
      for (const { place, base, sealedBy } of taken) {
        member.seen.set(place, { version: base, keyNo: sealedBy });
      }
      return cursor;
    },
    toSend: (keyNo, most) => phone.toSend(keyNo, most),
    sent: (rows, keyNo) => phone.sent(rows, keyNo),
    refused: (row) => phone.refused(row),
  };
  const server = editMeanwhile
    ? unfairServer(family, member, editMeanwhile, (lie, { epoch }) => {
        family.lies += 1;
        told = { lie, epoch };
      })
    : fairServer(family);
  const self = { space: phone.keys.space, proof: phone.device };
  const remote = spaceRemote(server, self, modelCipher(family.vault, phone.keys));
  await syncPass(store, remote, new AbortController().signal);
  phone.dropOldKeys();
}

/** As createRunner.ts. A pass without `editMeanwhile` has a fair network and an honest server, and must be done. */
export async function sync(
  family: Family,
  member: Member,
  editMeanwhile: (() => void) | null,
): Promise<void> {
  const { complaints, wraps, removal } = family;
  try {
    await pass(family, member, editMeanwhile).catch((error: unknown) => {
      if (!(error instanceof SpaceError && error.problem === 'otherKey')) throw error;
      const wrapped = wraps.get(error.wrapped);
      const isNewer = wrapped !== undefined && wrapped.keys.no > member.phone.keys.no;
      const isAdopted = wrapped !== undefined && member.phone.adopt(wrapped.from, wrapped.keys);
      if (isAdopted !== isNewer) complaints.push('a phone did not adopt the keys of now');
      if (!isAdopted) throw new SpaceError('forged');
      return pass(family, member, editMeanwhile);
    });
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    const isExpected = error.problem === 'removed' ? removal?.member === member : editMeanwhile;
    if (!isExpected) complaints.push(`a pass ended with ${error.problem}`);
  }
  // A server that is restored may have rows under a key that its devices have dropped.
  const isHonest = !family.isDishonest && family.restores === 0;
  if (isHonest && member.phone.position.keptOut.length > 0) {
    complaints.push('an honest server was called a liar');
  }
}
