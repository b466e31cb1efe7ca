import type { ComponentType, ReactNode } from 'react';
import type { Boundary } from '#ui/LazyBoundary.tsx';

/** Asks for whom a camp of the plan is, and on which days; a page gets it from its route, since it belongs to the planner. */
export type PlanThisCampSlot = ComponentType<{
  campId: string;
  /** A week for which somebody asks along, as an address has it. */
  week?: string | undefined;
  /** The one session to plan. */
  sessionId?: string;
  /** The page offers it by FamilyDays. */
  isOffered?: boolean;
  /** What to show once the camp has said yes. */
  whenConfirmed?: ReactNode;
}>;

/** What a camp's days mean for the children of the family, with what visitors without children see as its own children. */
export type FamilyDaysSlot = ComponentType<{
  campId: string;
  /** Shows its children to families, and nothing to others. */
  isGate?: boolean;
  /** Tells the district of a child. */
  onDistrict?: (districtId: string) => void;
  children: ReactNode;
  boundary?: Boundary;
}>;
