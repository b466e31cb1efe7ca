import type { PlanStatus } from '#family/rules/plan/planEntry.ts';
import { type CoveringStatus, isCoveringStatus } from './coveringStatus.ts';

/** Whether a row keeps a child cared for on a day: its status holds, and the camp still runs that day. */
export const coversDay = <T extends { status: PlanStatus; isListed: boolean }>(
  claim: T,
): claim is T & { status: CoveringStatus } => claim.isListed && isCoveringStatus(claim.status);
