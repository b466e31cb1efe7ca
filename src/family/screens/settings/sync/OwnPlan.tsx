import { useIsOtherFamily } from '#camps/camps.ts';
import type { Guard } from '#ui/guard.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

const TheirPlan = lazyPart(async () => ({ default: (await import('./TheirPlan.tsx')).TheirPlan }));

/** Around what a family keeps: whoever else is signed in on the phone chooses first whose plan shows. */
export const OwnPlan: Guard = ({ children, meanwhile, heading }) => {
  const isTheirs = useIsOtherFamily();
  if (isTheirs === false) return children;
  if (isTheirs === null) return meanwhile;
  return (
    <LazyBoundary meanwhile={meanwhile} {...(heading && { heading })}>
      <TheirPlan meanwhile={meanwhile} heading={heading} />
    </LazyBoundary>
  );
};
