import { useMemo } from 'react';
import { summerCopy } from '#planner/words/summer.ts';
import { lastSummer } from '#planner/rules/summer/lastSummer.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';

/** Offers last summer's bookings for this one; nothing without any, and when all of them are in the plan. */
export function SameAsLastYear() {
  const plan = usePlan();
  const { shown, open } = plan;
  const count = useMemo(
    () => (shown.isSummer ? lastSummer(plan).filter(({ state }) => state !== 'inPlan').length : 0),
    [plan, shown],
  );
  if (count === 0) return null;
  return (
    <Button
      variant="line"
      size="small"
      className="self-start"
      onClick={() => open({ kind: 'lastSummer' })}
    >
      <Glyph name="undo" />
      <span>{summerCopy.again.offer(count)}</span>
    </Button>
  );
}
