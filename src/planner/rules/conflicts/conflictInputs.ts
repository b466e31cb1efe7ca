import type { Child } from '#family/rules/profile.ts';
import type { ChildCell } from '../coverage/childCells.ts';
import type { PlanCamp, PlanCamps } from '../coverage/planCamps.ts';
import type { CampPlace } from '../drive/campPlace.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

export type ConflictInputs = {
  /** YYYY-MM-DD: days before it are no matter any more. */
  today: string;
  /** `cells` of the days to look at, in order. */
  children: readonly {
    child: Pick<Child, 'id' | 'birthMonth' | 'ageRange'>;
    cells: readonly ChildCell[];
  }[];
  entries: readonly PlanEntry[];
  camps: PlanCamps;
  placeOf: (camp: PlanCamp['camp']) => CampPlace;
};
