import type { PlanCamps } from '../coverage/planCamps.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { onDays, putEntry, setDays, statusAfterMove, withoutDays } from './entryCommands.ts';

/** A day of an entry that is carried to another day, or to another child. */
export type Carried = { entry: PlanEntry; day: string };
export type DropTarget = { childId: string; day: string };

type DropRefusal = 'same' | 'taken' | 'notRunning' | 'daysUnknown';

/**
 * What dropping there would change, or why it cannot be. `newId`: for the entry of another child. Days are YYYY-MM-DD;
 * a camp that names no certain days takes none but those it was booked on, and an entry of the family's own takes any.
 */
export function dropDay(
  { entry, day }: Carried,
  target: DropTarget,
  camps: PlanCamps,
  newId: string,
): { refusal: DropRefusal } | { changes: PlanCommand[] } {
  const isSameChild = entry.childId === target.childId;
  if (isSameChild && target.day === day) return { refusal: 'same' };
  if (isSameChild && entry.days.includes(target.day)) return { refusal: 'taken' };
  const days = camps(entry)?.days ?? entry.snapshot.days ?? [];
  const isAnyDay = target.day === day || isOwnEntry(entry);
  if (!isAnyDay && days.length === 0) return { refusal: 'daysUnknown' };
  if (!isAnyDay && !days.includes(target.day)) return { refusal: 'notRunning' };
  if (isSameChild) {
    const others = entry.days.filter((one) => one !== day);
    return { changes: [setDays(entry, [...others, target.day])] };
  }
  const given = onDays({ ...entry, id: newId, wantId: newId, rank: 1 }, [target.day]);
  // An amount for several days is not known by day.
  const ofDay = (cents: number | null) => (entry.days.length === 1 || cents === 0 ? cents : null);
  const moved = {
    ...given,
    childId: target.childId,
    receipts: [],
    note: '',
    dates: [],
    cents: ofDay(entry.cents),
    extended: entry.extended.map((one) => (one.rate ? one : { ...one, cents: ofDay(one.cents) })),
  };
  return {
    changes: [
      putEntry({ ...moved, status: statusAfterMove(moved) }),
      // Receipts, dates, the note and a typed amount stay with the child they were written for.
      withoutDays(entry, [day]),
    ],
  };
}
