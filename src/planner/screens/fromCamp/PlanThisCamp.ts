import { lazyPart } from '#ui/lazyPart.tsx';

// Reads the plan, which needs Dexie: only for a camp that is in it.
export const PlanThisCamp = lazyPart<{ campId: string }>(
  async () => (await import('./PlanCampChoices.tsx')).PlanCampChoices,
  { optional: true },
);
