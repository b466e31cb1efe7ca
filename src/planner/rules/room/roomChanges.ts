import { cutText } from '#base/text/cutText.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { toPlanRow } from '#family/rules/plan/planRecord.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import { setEntry } from '../commands/entryCommands.ts';
import { isRoomHomeId } from './sharedEdit.ts';
import { plainText } from '#base/text/plainText.ts';

type RoomChanges = {
  /** Rows of the room that others have changed since they were last taken over, whole. */
  changed: readonly FamilyRecord[];
  /** What projectPlan gives now. */
  projected: readonly FamilyRecord[];
  /** As projectPlan got it. */
  pseudonym: (id: string) => string;
};

/**
 * What the changes of others in a room mean for the family's own plan: who is at home with a child, and who brings and
 * fetches. The plan knows one driver of an entry, so a driver of some of its days stays in the room.
 */
export function roomChanges(
  plan: Pick<PlanState, 'entries' | 'home'>,
  childIds: readonly string[],
  room: RoomChanges,
): PlanCommand[] {
  return [...homeChanges(plan.home, childIds, room), ...driveChanges(plan.entries, room)];
}

/**
 * The fields of a room that `commands` (of roomChanges) have taken over, by the ids of their rows: the plan says them from now on,
 * also where it shares no more than an initial, which may be that of the name before.
 */
export const takenFields = (
  commands: readonly PlanCommand[],
  entries: readonly PlanEntry[],
  pseudonym: (id: string) => string,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    commands.flatMap((command) => {
      const fields = 'set' in command ? Object.keys(command.set) : [];
      const days = entries.find(({ id }) => id === command.id)?.days ?? [];
      return days.map((day): [string, string[]] => [pseudonym(`${command.id} ${day}`), fields]);
    }),
  );

function homeChanges(
  home: PlanState['home'],
  childIds: readonly string[],
  { changed, pseudonym }: RoomChanges,
): PlanCommand[] {
  const children = new Map(childIds.map((id) => [pseudonym(id), id]));
  const own = new Map(
    home.map((row) => [isRoomHomeId(row.id, row.day) ? row.id : pseudonym(row.id), row]),
  );
  return changed.flatMap((record): PlanCommand[] => {
    const change = toPlanRow(record);
    if (change?.kind !== 'home' || !change.row) return [];
    const { id, day, isHome } = change.row;
    const known = own.get(id);
    if (known) return isHome ? [] : [{ kind: 'home', id: known.id, row: null }];
    const childId = children.get(change.row.childId);
    if (!isHome || childId === undefined || !isRoomHomeId(id, day)) return [];
    return [{ kind: 'home', id, row: { ...change.row, childId, who: plainText(change.row.who) } }];
  });
}

/** The fields of an entry that name who drives. */
export const DRIVERS = ['dropOffBy', 'pickUpBy'] as const;

function driveChanges(
  entries: readonly PlanEntry[],
  { changed, projected, pseudonym }: RoomChanges,
): PlanCommand[] {
  const before = new Map(projected.map((record) => [record.id, record]));
  const after = new Map(changed.map((record) => [record.id, record]));
  return entries.flatMap((entry): PlanCommand[] => {
    const ids = entry.days.map((day) => pseudonym(`${entry.id} ${day}`));
    const set = Object.fromEntries(
      DRIVERS.flatMap((field) => {
        const was = before.get(ids[0] ?? '')?.fields[field]?.value;
        const names = ids.map((id) => (after.get(id) ?? before.get(id))?.fields[field]?.value);
        const [name] = names;
        const isOfAll = names.every((one) => one === name);
        // Compared with what was shared: an initial that came back is no new name.
        if (typeof name !== 'string' || !isOfAll || name === was) return [];
        const plain = cutText(plainText(name), 40);
        return plain === entry[field] ? [] : [[field, plain]];
      }),
    );
    return Object.keys(set).length > 0 ? [setEntry(entry, set)] : [];
  });
}
