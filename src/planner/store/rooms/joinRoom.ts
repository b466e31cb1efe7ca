import * as v from 'valibot';
import { changeProfile, type ProfileStore, type Rooms } from '#family/family.ts';
import { addChild, nextColor, removeChild } from '#family/rules/editProfile.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ChildSchema, ownChildren } from '#family/rules/profile.ts';
import { joinEntries } from '#planner/rules/custody/joinEntries.ts';
import { type HomesOffer, joinHomes, shareChildren } from '#planner/rules/custody/joinHomes.ts';
import type { Planner } from '../Planner.ts';

type JoinTools = {
  rooms: Pick<Rooms, 'opened'>;
  planner: Pick<Planner, 'takeOver'>;
  profile: ProfileStore;
};

/**
 * Puts a room between two homes into this plan, or more children of it. `chosen`: by the id of a child in the room, its id here, or NEW_CHILD. `at`:
 * ms since 1970; `today`: YYYY-MM-DD. Rejects with StorageError.
 */
export async function joinRoom(
  { rooms, planner, profile }: JoinTools,
  state: PlanState,
  offer: HomesOffer,
  { chosen, at, today }: { chosen: Readonly<Record<string, string>>; at: number; today: string },
): Promise<void> {
  const room = await rooms.opened(offer.secret);
  const own = ownChildren(profile.getState().profile);
  const children = offer.children.map(({ id, name }) => {
    const ownId = chosen[id] || crypto.randomUUID();
    return { id, name, ownId, isNew: !chosen[id] };
  });
  const ids = Object.fromEntries(children.map(({ id, ownId }) => [id, ownId]));
  const added = children.filter(({ isNew }) => isNew);
  for (const { id, name, ownId } of added) {
    changeProfile(profile, (before) => {
      const color = nextColor(ownChildren(before));
      const { id: _, ...fields } = v.parse(ChildSchema, { id, firstName: name, color });
      return addChild(before, ownId, fields, today);
    });
  }
  const both = joinEntries(state, (await room?.open())?.records ?? [], ids, at);
  const known = state.rooms.find(({ secret }) => secret === offer.secret);
  const joined = known
    ? shareChildren(state, known, ids)
    : joinHomes(state, own, offer, { chosen: ids, id: crypto.randomUUID(), at, today });
  try {
    await planner.takeOver([...joined, ...both.commands]);
  } catch (error) {
    // Another press would add them once more.
    for (const { ownId } of added) changeProfile(profile, (before) => removeChild(before, ownId));
    throw error;
  }
  await room?.write(both.told);
}
