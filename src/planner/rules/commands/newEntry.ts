import type { PlanCamp } from '../coverage/planCamps.ts';
import { plainEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { takeSnapshot } from '../changes/takeSnapshot.ts';

type NewEntry = {
  /** New, and the same on every device from now on. */
  id: string;
  childId: string | null;
  camp: PlanCamp;
  /** YYYY-MM-DD, those that the family wants. */
  days: readonly string[];
  status?: PlanEntry['status'];
  /** The before and after care that the family books with it. */
  care?: PlanEntry['extended'];
  /** YYYY-MM-DD */
  today: string;
};

/** A camp in the plan of a child, 'planned' by default, as the first choice for its days. */
export const newEntry = ({
  id,
  childId,
  camp,
  days,
  status,
  care,
  today,
}: NewEntry): PlanEntry => ({
  ...plainEntry,
  id,
  childId,
  ...plannedOf(camp.camp),
  days: [...new Set(days)].toSorted(),
  status: status ?? 'planned',
  wantId: id,
  extended: care ?? [],
  snapshot: takeSnapshot(camp.camp, today),
});
