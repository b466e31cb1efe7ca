import { HomesPanel } from '../homes/HomesPanel.tsx';
import { Budget } from './Budget.tsx';
import { Openings } from './Openings.tsx';
import { PlanBInvite } from './PlanBInvite.tsx';
import { PlanHints } from './PlanHints.tsx';

/** The panels beside the week, or under it on narrow screens. */
export const SidePanels = () => (
  <>
    <HomesPanel />
    <PlanHints />
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
