import { useIsOtherFamily } from '#camps/camps.ts';
import type { Guard } from '#ui/guard.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const TheirPlan = lazyPart(async () => (await import('./TheirPlan.tsx')).TheirPlan);

/** Around what a family keeps: whoever else is signed in on the phone chooses first whose plan shows. */
export const OwnPlan: Guard = ({ children, fallback, heading }) => {
  const isTheirs = useIsOtherFamily();
  if (isTheirs === false) return children;
  if (isTheirs === null) return fallback;
  return <TheirPlan boundary={{ fallback, heading }} fallback={fallback} heading={heading} />;
};
