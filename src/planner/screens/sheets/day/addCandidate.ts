import { addBackup, putEntry, setStatus } from '#planner/rules/commands/entryCommands.ts';
import { newEntry } from '#planner/rules/commands/newEntry.ts';
import type { PlanCamp } from '#planner/rules/coverage/planCamps.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';

type Booking = {
  /** The id of the new entry. */
  id: string;
  childId: string;
  camp: PlanCamp;
  /** YYYY-MM-DD */
  days: readonly string[];
  care?: PlanEntry['extended'];
  status?: PlanEntry['status'];
  today: string;
};

/**
 * Plans a camp for open days. Where the first choice for the day waits for a place, the camp is its back-up and holds
 * the day until then: when the place comes, one tap settles both.
 */
export function addCandidate(
  entries: readonly PlanEntry[],
  booking: Booking,
  waiting: PlanEntry | null,
): PlanCommand[] {
  const entry = newEntry(booking);
  if (waiting === null) return [putEntry(entry)];
  return [...addBackup(entries, waiting, entry), setStatus(entry, entry.status)];
}

/** A camp behind the first choice, for those of its days on which it runs: considered, it holds nothing. */
export function addSecondChoice(
  entries: readonly PlanEntry[],
  booking: Omit<Booking, 'days'>,
  first: PlanEntry,
): PlanCommand[] {
  const days = first.days.filter((day) => booking.camp.days.includes(day));
  return addBackup(entries, first, newEntry({ ...booking, days }));
}
