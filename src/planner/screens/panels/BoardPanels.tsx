import { Budget } from './Budget.tsx';
import { Openings } from './Openings.tsx';
import { PlanBInvite } from './PlanBInvite.tsx';
import { WorthALook } from './WorthALook.tsx';

/** Beside the week where there is room, else under it. */
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
