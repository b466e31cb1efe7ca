// A room in step with the plan: first what its guests changed goes into the plan, and then the plan into the room.
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import { changedRecords, firstChanges, withoutFields, withoutFieldsOf } from './changedRecords.ts';
import { guestChanges } from './guestChanges.ts';
import { DRIVERS, roomChanges, takenFields } from './roomChanges.ts';

/** As RoomView has them. */
type GuestsNow = {
  records: readonly FamilyRecord[];
  ofGuests: readonly FamilyRecord[];
  news: readonly FamilyRecord[];
};

type PlanShared = {
  childIds: readonly string[];
  /** What projectPlan gives now. */
  projected: readonly FamilyRecord[];
  /** As projectPlan got it. */
  pseudonym: (id: string) => string;
};

/** `before`: what the room is known to have of the plan. `untold`: what guests have just said and the plan has no place for. */
export type RoomTurn = { before: readonly FamilyRecord[]; untold: readonly FamilyRecord[] };

/** What guests say that is new, as commands for the plan. `published`: what the family has last put into the room. */
export function takeOverGuests(
  plan: Pick<PlanState, 'entries' | 'home'>,
  view: GuestsNow,
  published: readonly FamilyRecord[],
  { childIds, projected, pseudonym }: PlanShared,
): RoomTurn & { commands: PlanCommand[] } {
  const changed = guestChanges(view, published, projected);
  const commands = roomChanges(plan, childIds, { changed, projected, pseudonym });
  const taken = takenFields(commands, plan.entries, pseudonym);
  const drives = view.news.flatMap((record): FamilyRecord[] => {
    const fields = Object.entries(record.fields).filter(([field]) => isDriver(field));
    return record.kind === 'plan' ? [{ ...record, fields: Object.fromEntries(fields) }] : [];
  });
  const before = withoutFields(published, taken);
  return { commands, before, untold: withoutFields(drives, taken) };
}

const isDriver = (field: string) => DRIVERS.some((driver) => driver === field);

/**
 * What the room has to be told of the plan as it is `projected` now; null for nothing. What guests have said for some days while
 * the family changed the same stands: the family reads it (guestWords), and decides again. `published`: '' for nothing yet.
 */
export function publishedChanges(
  view: GuestsNow & { published: string },
  { before, untold }: RoomTurn,
  projected: readonly FamilyRecord[],
  at: number,
): FamilyRecord[] | null {
  if (view.published === '') return firstChanges(view, projected, at);
  const changed = changedRecords(before, projected, at);
  return changed.length === 0 ? null : withoutFieldsOf(changed, untold);
}
