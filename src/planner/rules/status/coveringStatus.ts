import type { PlanStatus } from '#family/rules/plan/planEntry.ts';

/** The statuses that hold a day, the least certain first. */
export const COVERING_STATUSES = [
  'planned',
  'registered',
  'confirmed',
] as const satisfies readonly PlanStatus[];
export type CoveringStatus = (typeof COVERING_STATUSES)[number];

/** Whether a row of this status covers its days: more than a thought, less than a refusal. A waitlist covers nothing. */
export const isCoveringStatus = (status: PlanStatus): status is CoveringStatus =>
  COVERING_STATUSES.some((held) => held === status);

/** Whether a row counts beyond the days that it covers: it is held, or on a waitlist. Mere ideas and refusals do not. */
export const isHeldOrWaiting = ({ status }: { status: PlanStatus }): boolean =>
  isCoveringStatus(status) || status === 'waitlisted';
