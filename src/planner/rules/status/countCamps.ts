import { ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';

type Row = Pick<PlanEntry, 'campId'>;

/** Whether a row is of a camp: a person who looks after a child is none, and a trip neither. */
export const isOfCamp = (entry: Row): boolean => (ownKind(entry) ?? 'camp') === 'camp';

/** How many camps these rows are of, each counted once. */
export const countCamps = (entries: readonly Row[]): number =>
  new Set(entries.filter(isOfCamp).map(({ campId }) => campId)).size;
