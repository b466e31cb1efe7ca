import type { CircleTrouble } from '#family/family.ts';
import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import type { Child } from '#family/rules/profile.ts';
import type { Began, CircleKeeper } from '#planner/store/circles/createCircleKeeper.ts';
import type { PlanView } from '../PlanContext.ts';

/** What the page of circles reads of the plan, which may have no child yet, and how it changes it. */
export type CirclePlan = Pick<PlanView, 'state' | 'change' | 'keep' | 'today'> & {
  family: readonly Child[];
};

/** What needs the server. All reject with StorageError. */
export type CircleActions = {
  onMake: (name: string) => Promise<Began>;
  onLook: CircleKeeper['look'];
  onJoin: (secret: string) => Promise<Began>;
  /** Resolves once it was asked what the others tell, or that failed. */
  onRefresh: () => Promise<void>;
  onRenew: (row: CircleRow) => Promise<CircleTrouble | null>;
};

export type Trouble = CircleTrouble | 'none' | 'noStorage';
