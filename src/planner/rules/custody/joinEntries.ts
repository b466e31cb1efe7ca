import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import {
  type ExtendedCare,
  MOST_ENTRY_DAYS,
  type PlanEntry,
  type PlanStatus,
} from '#family/rules/plan/planEntry.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import { isSameValue } from '../commands/changeRow.ts';
import { putEntry, removeEntry } from '../commands/entryCommands.ts';
import { changedFields } from '../room/changedRecords.ts';
import type { SharedChildren } from './homesRoom.ts';
import { sharedPlanRow, sharedRecord } from './sharedFields.ts';

/**
 * What both homes planned before they shared it: a camp of one child on some of the same days is one entry, that of the room.
 * `commands`: for the plan that joins, which keeps its own note and money. `told`: for the room, what was in this plan alone.
 * `chosen`: by the id of a child in the room, its id here. `at`: ms since 1970.
 */
export function joinEntries(
  { entries }: Pick<PlanState, 'entries'>,
  records: readonly FamilyRecord[],
  chosen: SharedChildren,
  at: number,
): { commands: PlanCommand[]; told: FamilyRecord[] } {
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  const commands: PlanCommand[] = [];
  const told: FamilyRecord[] = [];
  for (const record of records) {
    const change = sharedPlanRow(record);
    if (change?.kind !== 'plan' || !change.row || left.has(change.id)) continue;
    const theirs = change.row;
    const childId = chosen[theirs.childId ?? ''];
    const own = [...left.values()].find((one) => one.childId === childId && areAlike(one, theirs));
    if (!own || childId === undefined) continue;
    left.delete(own.id);
    const row = oneOf(own, theirs);
    commands.push(removeEntry(own.id), putEntry(row));
    const inRoom = putEntry({ ...row, childId: theirs.childId });
    told.push(...changedFields([record], [sharedRecord(inRoom, at)]));
  }
  return { commands, told };
}

const areAlike = ({ campId, sessionId, days }: PlanEntry, theirs: PlanEntry) =>
  campId === theirs.campId &&
  sessionId === theirs.sessionId &&
  days.some((day) => theirs.days.includes(day)) &&
  daysOfBoth(days, theirs.days).length <= MOST_ENTRY_DAYS;

const daysOfBoth = (days: readonly string[], others: readonly string[]) =>
  [...new Set([...days, ...others])].toSorted();

/** The room's word counts where both say something. */
const oneOf = (own: PlanEntry, theirs: PlanEntry): PlanEntry => ({
  ...own,
  id: theirs.id,
  days: daysOfBoth(own.days, theirs.days),
  status: isBooked(own.status) && !isBooked(theirs.status) ? own.status : theirs.status,
  isOvernight: theirs.isOvernight,
  hours: theirs.hours ?? own.hours,
  extended: careOfBoth(own.extended, theirs.extended),
  dropOffBy: theirs.dropOffBy || own.dropOffBy,
  pickUpBy: theirs.pickUpBy || own.pickUpBy,
  snapshot: { ...own.snapshot, providerName: theirs.snapshot.providerName },
});

const isBooked = (status: PlanStatus) => status === 'registered' || status === 'confirmed';

const careOfBoth = (own: readonly ExtendedCare[], theirs: readonly ExtendedCare[]) => {
  const isOwn = ({ span }: ExtendedCare) => own.some((care) => isSameValue(care.span, span));
  return [...own, ...theirs.filter((care) => !isOwn(care))].slice(0, 4);
};
