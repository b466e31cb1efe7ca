import { boardCopy } from '#planner/words/board.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { HomesPanel } from '../homes/HomesPanel.tsx';
import { Budget } from './Budget.tsx';
import { Openings } from './Openings.tsx';
import { PlanBInvite } from './PlanBInvite.tsx';
import { PlanHints } from './PlanHints.tsx';

export { FilledStep } from '../board/FilledStep.tsx';
export { Sashes } from '../patches/Sashes.tsx';
export { WeekLook } from '../look/WeekLook.tsx';
export { BreakBrief } from './BreakBrief.tsx';

/** What to look at and what to fill; nothing where a break is over. */
export const SidePanels = () => (
  <>
    <HomesPanel />
    <PlanHints />
    <PlanBInvite />
  </>
);

/** Sign-ups, money and friends. */
export const BelowPanels = () => (
  <>
    <Openings />
    <Budget />
    <AppLink
      to="/matches"
      className="row-inline middle self-start gap-50 tap weight-750 icons-110 icons-teal"
    >
      <Glyph name="ages" />
      {boardCopy.circles}
    </AppLink>
  </>
);
