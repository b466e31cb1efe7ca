import { useIsOtherFamily } from '#camps/camps.ts';
import type { Guard } from '#ui/guard.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const TheirPlan = lazyPart(async () => (await import('./TheirPlan.tsx')).TheirPlan);

/** Guards a family's saved data: another user who signs in on the phone first chooses which plan to show. */
export const OwnPlan: Guard = ({ children, fallback, heading }) => {
  const isTheirs = useIsOtherFamily();
  if (isTheirs === false) return children;
  if (isTheirs === null) return fallback;
  return <TheirPlan boundary={{ fallback, heading }} fallback={fallback} heading={heading} />;
};
