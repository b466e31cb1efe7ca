import type { Status } from '#family/rules/plan/planEntry.ts';
import { type Held, holds } from './holds.ts';

/** Whether a row keeps a child cared for on a day: its status holds, and the camp still runs that day. */
export const holdsDay = <T extends { status: Status; isListed: boolean }>(
  claim: T,
): claim is T & { status: Held } => claim.isListed && holds(claim.status);
