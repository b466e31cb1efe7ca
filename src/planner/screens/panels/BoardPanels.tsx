import { Budget } from './Budget.tsx';
import { Openings } from './Openings.tsx';
import { PlanBInvite } from './PlanBInvite.tsx';
import { WorthALook } from './WorthALook.tsx';

/** The panels beside the week, or under it on narrow screens. */
export const SidePanels = () => (
  <>
    <WorthALook />
    <PlanBInvite />
  </>
);

/** Sign-ups and money, further down. */
export const BelowPanels = () => (
  <>
    <Openings />
    <Budget />
  </>
);
