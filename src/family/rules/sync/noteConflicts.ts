import type { NoteConflict } from '#camps/rules/saved/note.ts';
import { type FamilyRow, isConflictField, TEXT } from './cells.ts';
import { type ReplicaRow, withValues } from './replica.ts';

/** The conflicting texts, the oldest first, without those that the note contains already. */
export function noteConflicts({ cells }: FamilyRow): NoteConflict[] {
  const current = cells[TEXT]?.v;
  return Object.entries(cells)
    .flatMap(([name, { v }]) =>
      isConflictField(name) && typeof v === 'string' && v !== current ? [{ name, text: v }] : [],
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Removes a conflicting text that was read, on every device. `nowMs`: by the server's clock. */
export function settleText(
  row: ReplicaRow,
  name: string,
  nowMs: number,
  device: string,
): ReplicaRow {
  const { [name]: cell } = row.cells;
  if (!cell || cell.v === null || !isConflictField(name)) return row;
  return withValues(row, { [name]: null }, nowMs, device);
}
