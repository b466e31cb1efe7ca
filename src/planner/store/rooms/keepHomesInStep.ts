import type { RoomOnPhone } from '#family/family.ts';
import type { PlanCommand, RoomRow } from '#family/rules/plan/planRows.ts';
import type { Clock } from '#base/device/clock.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { createPlanCamps, type PlanCamps } from '#planner/rules/coverage/planCamps.ts';
import {
  homesBase,
  homesRoomAbout,
  projectHomes,
  type SharedChildren,
  takeOverHomes,
} from '#planner/rules/custody/homesRoom.ts';
import { changedRecords } from '#planner/rules/room/changedRecords.ts';
import type { Planner } from '../Planner.ts';
import type { PlanSource } from '../planSource.ts';
import { readPublished } from './readPublished.ts';

type HomesTools = {
  planner: Pick<Planner, 'takeOver'>;
  clock: Clock;
  readPlan: () => Promise<Omit<PlanSource, 'children'> | null>;
};

/**
 * What this plan has changed goes to the room between two homes, and then what the other parent has changed comes into the
 * plan. Answers whether there is something to send.
 */
export async function keepHomesInStep(
  children: SharedChildren,
  { ownSecret, madeAt }: RoomRow,
  room: Pick<RoomOnPhone, 'open' | 'write'>,
  { planner, clock, readPlan }: HomesTools,
): Promise<boolean> {
  const source = await readPlan();
  if (source === null) return false;
  const { state, profile, directory, today } = source;
  const now = clock.now();
  const view = await room.open();
  const about = ownSecret === '' ? [] : homesRoomAbout(profile, state, children, now);
  const mine = [...projectHomes(state, { children, since: madeAt, changedAt: now }), ...about];
  const published = view.published === '' ? null : readPublished(view.published);
  const changed = changedRecords(homesBase(published, mine, view), mine, now);
  const after = changed.length > 0 ? await room.write(changed) : view;
  const taken = takeOverHomes(state, children, mine, after);
  if (taken.commands.length > 0) {
    const camps = createPlanCamps(directory.camps, directory.seasons);
    await planner.takeOver(taken.commands.map((command) => withListing(command, camps, today)));
  }
  // Without what was changed in the plan meanwhile: that is still to go.
  if (changed.length > 0 || taken.commands.length > 0 || published === null) {
    await room.write([], { published: JSON.stringify(taken.published) });
  }
  return changed.length > 0;
}

/** A camp that comes in new is as this phone's directory lists it: the other home gives its name only. */
function withListing(command: PlanCommand, camps: PlanCamps, today: string): PlanCommand {
  if ('set' in command || command.kind !== 'plan' || !command.row) return command;
  const listed = camps(command.row.campId);
  if (!listed) return command;
  return { ...command, row: { ...command.row, snapshot: takeSnapshot(listed.camp, today) } };
}
