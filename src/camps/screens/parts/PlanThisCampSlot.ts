import type { ComponentType } from 'react';

/** Asks for whom a camp of the plan is, and on which days; a page gets it from its route, since it belongs to the planner. */
export type PlanThisCampSlot = ComponentType<{
  campId: string;
  /** A week for which somebody asks along, as an address has it. */
  week?: string | undefined;
  /** The one session to plan. */
  sessionId?: string;
}>;
