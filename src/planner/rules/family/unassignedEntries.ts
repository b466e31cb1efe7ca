import type { PlanCamps } from '../coverage/planCamps.ts';
import { emptySnapshot, plainEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { SCHEDULED_ID } from '#family/rules/plan/planRows.ts';
import { snapshotOf } from '../changes/snapshotOf.ts';

/**
 * Camps that were planned before there were children in a plan, as entries that nobody has said for whom. They are no
 * rows yet: the first change makes them one. `today`: YYYY-MM-DD.
 */
export const unassignedEntries = (
  camps: readonly { campId: string; name: string }[],
  known: PlanCamps,
  today: string,
): PlanEntry[] =>
  camps.map(({ campId, name }) => {
    const found = known(campId);
    const id = SCHEDULED_ID + campId;
    return {
      ...plainEntry,
      id,
      childId: null,
      campId,
      days: [...(found?.days ?? [])].slice(0, MOST_DAYS),
      status: 'considering',
      wantId: id,
      snapshot: found
        ? snapshotOf(found.camp, today)
        : { ...emptySnapshot, seenOn: today, providerName: name },
    };
  });

/** As many as an entry takes. */
const MOST_DAYS = 100;
