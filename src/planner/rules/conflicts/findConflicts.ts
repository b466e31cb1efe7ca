import { bookingConflicts } from './bookingConflicts.ts';
import type { Conflict } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { driveConflicts } from './driveConflicts.ts';
import { rowConflicts } from './rowConflicts.ts';
import { backupConflicts } from './backupConflicts.ts';

const SEVERITIES: readonly Conflict['severity'][] = ['error', 'warning', 'info'];

/** All that a family should know about its plan from today on: errors first, then by their first day. */
export function findConflicts(inputs: ConflictInputs): Conflict[] {
  return [
    ...bookingConflicts(inputs),
    ...rowConflicts(inputs),
    ...driveConflicts(inputs),
    ...backupConflicts(inputs),
  ].toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      (firstDay(a) < firstDay(b) ? -1 : Number(firstDay(a) > firstDay(b))),
  );
}

function firstDay(conflict: Conflict): string {
  if ('days' in conflict) return conflict.days[0] ?? '';
  return 'day' in conflict ? conflict.day : '';
}
