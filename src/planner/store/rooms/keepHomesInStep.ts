import type { RoomOnPhone, Rooms } from '#family/family.ts';
import { toPlanRow } from '#family/rules/plan/planRecord.ts';
import type { PlanCommand, RoomRow } from '#family/rules/plan/planRows.ts';
import { formatStamp } from '#family/rules/sync/stamp.ts';
import type { Clock } from '#base/device/clock.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { createPlanCamps, type PlanCamps } from '#planner/rules/coverage/planCamps.ts';
import { homesCells } from '#planner/rules/custody/homesCells.ts';
import {
  homesRoomAbout,
  projectHomes,
  type SharedChildren,
  takeOverHomes,
} from '#planner/rules/custody/homesRoom.ts';
import type { Planner } from '../Planner.ts';
import type { PlanSource } from '../planSource.ts';
import { readPublished } from './readPublished.ts';

export type HomesTools = {
  planner: Pick<Planner, 'takeOver'>;
  clock: Clock;
  readPlan: () => Promise<Pick<PlanSource, 'profile' | 'directory' | 'today'> | null>;
  readStamped: Rooms['stampedPlan'];
};

/**
 * What this plan has changed goes to the room between two homes, and then what the other parent has changed comes into the
 * plan. Answers whether there is something to send.
 */
export async function keepHomesInStep(
  children: SharedChildren,
  { ownSecret, madeAt }: RoomRow,
  room: Pick<RoomOnPhone, 'open' | 'write' | 'merge'>,
  { planner, clock, readPlan, readStamped }: HomesTools,
): Promise<boolean> {
  const source = await readPlan();
  if (source === null) return false;
  const { profile, directory, today } = source;
  const view = await room.open();
  const plan = await readStamped(view, []);
  const state = buildPlanState(plan.records.flatMap((record) => toPlanRow(record) ?? []));
  const changedAt = clock.now();
  const about = ownSecret === '' ? [] : homesRoomAbout(profile, state, children, changedAt);
  const mine = [...projectHomes(state, { children, since: madeAt, changedAt }), ...about];
  const published = view.published === '' ? null : readPublished(view.published);
  const now = formatStamp(Math.max(0, changedAt - view.aheadMs), 0, view.device);
  const told = homesCells(mine, published, children, view, plan, now);
  const after = await room.merge(told);
  const taken = takeOverHomes(state, children, mine, after, plan.cells);
  if (taken.commands.length > 0) {
    const camps = createPlanCamps(directory.camps, directory.seasons);
    await planner.takeOver(taken.commands.map((command) => withListing(command, camps, today)));
    await readStamped(view, taken.taken);
  }
  // Without what was changed in the plan meanwhile: that is still to go.
  if (told.length > 0 || taken.commands.length > 0 || published === null) {
    await room.write([], { published: JSON.stringify(taken.published) });
  }
  return after.waiting > 0;
}

/** A camp that comes in new is as this phone's directory lists it: the other home gives its name only. */
function withListing(command: PlanCommand, camps: PlanCamps, today: string): PlanCommand {
  if ('set' in command || command.kind !== 'plan' || !command.row) return command;
  const listed = camps(command.row);
  if (!listed) return command;
  return { ...command, row: { ...command.row, snapshot: takeSnapshot(listed.camp, today) } };
}
