import { isCoveringStatus } from './coveringStatus.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/**
 * Whether a row costs something: it is held, or the family typed what it paid, be it a deposit for a waitlist or what
 * was not refunded.
 */
export const countsMoney = ({ status, cents }: Pick<PlanEntry, 'status' | 'cents'>): boolean =>
  isCoveringStatus(status) || (cents !== null && status !== 'considering');
