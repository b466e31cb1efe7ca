import * as v from 'valibot';
import { changeProfile, type ProfileStore, type Rooms } from '#family/family.ts';
import { addChild, nextColor, removeChild } from '#family/rules/editProfile.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { type Child, ChildSchema, ownChildren } from '#family/rules/profile.ts';
import { joinEntries } from '#planner/rules/custody/joinEntries.ts';
import {
  type HomesOffer,
  joinHomes,
  readHomesOffer,
  shareChildren,
} from '#planner/rules/custody/joinHomes.ts';
import type { Planner } from '../Planner.ts';

type JoinTools = {
  rooms: Pick<Rooms, 'opened'>;
  planner: Pick<Planner, 'takeOver'>;
  profile: ProfileStore;
  readState: () => Promise<PlanState>;
};

/** A server that says nothing for so long is one without a signal. */
const ANSWER_MS = 5000;

/**
 * Puts a room between two homes into this plan, or more children of it. `chosen`: by the id of a child in the room, its id
 * here, or NEW_CHILD. `at`: ms since 1970; `today`: YYYY-MM-DD. Resolves to 'gone', with nothing changed, where the room has
 * ended; without a signal it joins. Rejects with StorageError.
 */
export async function joinRoom(
  { rooms, planner, profile, readState }: JoinTools,
  offer: HomesOffer,
  { chosen, at, today }: { chosen: Readonly<Record<string, string>>; at: number; today: string },
): Promise<'joined' | 'gone'> {
  const room = await rooms.opened(offer.secret);
  if (room === null || (await room.pass(AbortSignal.timeout(ANSWER_MS))) === 'gone') return 'gone';
  const { records } = await room.open();
  // Another tab may have heard that it has ended.
  if (!readHomesOffer(offer.secret, records)) return 'gone';
  const state = await readState();
  const own = ownChildren(profile.getState().profile);
  const children = offer.children.map((child) => {
    const ownId = chosen[child.id] || newChildId(own, child);
    return { ...child, ownId, isNew: own.every(({ id }) => id !== ownId) };
  });
  const ids = Object.fromEntries(children.map(({ id, ownId }) => [id, ownId]));
  const both = joinEntries(state, records, ids, at);
  const known = state.rooms.find(({ secret }) => secret === offer.secret);
  const joined = known
    ? shareChildren(state, known, ids)
    : joinHomes(state, own, offer, { chosen: ids, at, today });
  const added = children.filter(({ isNew }) => isNew);
  for (const { id, name, ownId } of added) {
    changeProfile(profile, (before) => {
      const color = nextColor(ownChildren(before));
      const { id: _, ...fields } = v.parse(ChildSchema, { id, firstName: name, color });
      return addChild(before, ownId, fields, today);
    });
  }
  try {
    await planner.takeOver([...joined, ...both.commands]);
  } catch (error) {
    // Nothing was joined: the children would be all that is left of it.
    for (const { ownId } of added) changeProfile(profile, (before) => removeChild(before, ownId));
    throw error;
  }
  await room.write(both.told);
  return 'joined';
}

/** The same in two tabs, and at a second press: a child is added once. */
function newChildId(own: readonly Child[], { id, name }: { id: string; name: string }): string {
  const known = own.find((child) => child.id === id);
  return known && known.firstName !== name ? crypto.randomUUID() : id;
}
