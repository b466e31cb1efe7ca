import { isCareOrTrip, type PlanEntry } from '#family/rules/plan/planEntry.ts';

/** How many camps these rows are of, each counted once. A person who looks after a child is none, and a trip neither. */
export const countCamps = (entries: readonly Pick<PlanEntry, 'campId'>[]): number =>
  new Set(entries.filter((entry) => !isCareOrTrip(entry)).map(({ campId }) => campId)).size;
