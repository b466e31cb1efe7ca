import { onDays } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/**
 * The entry on other days, or of another child: then it is a separate choice, and the camp's confirmation for the first
 * child becomes 'planned' until the camp is asked.
 */
export function movedEntry(
  entry: PlanEntry,
  days: readonly string[],
  childId: string | null,
): PlanEntry {
  const moved = onDays(entry, days);
  if (childId === entry.childId) return moved;
  const isSaid = moved.status === 'registered' || moved.status === 'confirmed';
  return {
    ...moved,
    childId,
    status: isSaid ? 'planned' : moved.status,
    wantId: entry.id,
    rank: 1,
  };
}
