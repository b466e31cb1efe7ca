// What a family does with an entry of its plan, as rows to write.
import {
  isUndecidedId,
  isCareOrTrip,
  type PlanEntry,
  type PlanStatus,
} from '#family/rules/plan/planEntry.ts';
import type { PlanChange, PlanCommand, PlanEdit } from '#family/rules/plan/planRows.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';
import { isSameValue } from './changeRow.ts';

export const putEntry = (row: PlanEntry): PlanChange => ({ kind: 'plan', id: row.id, row });
export const removeEntry = (id: string): PlanChange => ({ kind: 'plan', id, row: null });

/** These fields of an entry, and no others. The first decision about a camp stores the days and the listing that were shown of it. */
export const setEntry = (entry: PlanEntry, fields: Partial<PlanEntry>): PlanEdit => {
  const { id, childId, days, snapshot } = entry;
  const shown = isUndecidedId(id) && childId === null ? { days, snapshot } : {};
  return { kind: 'plan', id, set: { ...shown, ...fields } };
};

export const setStatus = (entry: PlanEntry, status: PlanStatus): PlanEdit =>
  setEntry(entry, { status });

/** Sets the fields that `after` changes. */
export const changePlanEntry = (entry: PlanEntry, after: PlanEntry): PlanEdit =>
  setEntry(
    entry,
    Object.fromEntries(
      Object.entries(after).filter(
        ([field, value]) => !isSameValue(value, Reflect.get(entry, field)),
      ),
    ),
  );

/** Sets the days as `onDays` does. */
export const setDays = (entry: PlanEntry, days: readonly string[]): PlanEdit =>
  changePlanEntry(entry, onDays(entry, days));

/** Sorted, each once. */
const sorted = (days: readonly string[]) => [...new Set(days)].toSorted();

/**
 * The status of an entry for other days, or for another child: what the camp confirmed is only planned again until the camp
 * is asked. With a person and a trip of the family's own there is nobody to ask.
 */
export function statusAfterMove(entry: PlanEntry): PlanStatus {
  const isBooked = entry.status === 'registered' || entry.status === 'confirmed';
  return isBooked && !isCareOrTrip(entry) ? 'planned' : entry.status;
}

/** The entry on other days (YYYY-MM-DD). */
export function onDays(entry: PlanEntry, days: readonly string[]): PlanEntry {
  const next = sorted(days);
  if (next.join() === entry.days.join()) return entry;
  return { ...entry, days: next, status: statusAfterMove(entry) };
}

/** Takes an entry off these days, and out of the plan when none is left. The camp's confirmation holds for those that are. */
export function withoutDays(entry: PlanEntry, days: readonly string[]): PlanCommand {
  const left = entry.days.filter((day) => !days.includes(day));
  return left.length === 0 ? removeEntry(entry.id) : setEntry(entry, { days: left });
}

/** Other choices for the same days, the first choice first. Cancelled ones are none. */
export const alternatives = (entries: readonly PlanEntry[], wantId: string): PlanEntry[] =>
  entries
    .filter((entry) => entry.wantId === wantId && entry.status !== 'cancelled')
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));

/** `backup` as the next choice for the days of `first`: considered until the family takes it. */
export function addBackup(
  entries: readonly PlanEntry[],
  first: PlanEntry,
  backup: PlanEntry,
): PlanChange[] {
  const ranks = alternatives(entries, first.wantId).map(({ rank }) => rank);
  const rank = Math.min(9, Math.max(first.rank, ...ranks) + 1);
  return [putEntry({ ...backup, wantId: first.wantId, rank, status: 'considering' })];
}

/**
 * The back-up to offer for each first choice that waits or was turned down while no other entry holds its days. Never
 * taken automatically: the family presses.
 */
export const backupsToOffer = (
  entries: readonly PlanEntry[],
): { first: PlanEntry; backup: PlanEntry }[] =>
  [...new Set(entries.map(({ wantId }) => wantId))].flatMap((wantId) => {
    const [first, ...others] = entries
      .filter((entry) => entry.wantId === wantId)
      .toSorted((a, b) => a.rank - b.rank);
    if (!first || (first.status !== 'waitlisted' && first.status !== 'cancelled')) return [];
    if (others.some(({ status }) => isCoveringStatus(status))) return [];
    const backup = others.find(({ status }) => status === 'considering');
    return backup ? [{ first, backup }] : [];
  });

/** The back-up holds the days from now on. A first choice that waits keeps its rank: its place may still come. */
export const takeBackup = (backup: PlanEntry): PlanCommand[] => [setStatus(backup, 'planned')];

/** The first choice has a place after all: back-ups that hold its days are cancelled. */
export const takeFirst = (entries: readonly PlanEntry[], first: PlanEntry): PlanCommand[] => [
  setStatus(first, 'confirmed'),
  ...alternatives(entries, first.wantId)
    .filter(({ id, status }) => id !== first.id && isCoveringStatus(status))
    .map((other) => setStatus(other, 'cancelled')),
];
