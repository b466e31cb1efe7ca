import { useMemo } from 'react';
import { summerCopy } from '#planner/words/summer.ts';
import { canBeAdded, lastSummer } from '#planner/rules/summer/lastSummer.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';

/** Offers last summer's bookings for this one; nothing where none of them can be added. */
export function SameAsLastYear() {
  const plan = usePlan();
  const { shown, open } = plan;
  const count = useMemo(
    () => (shown.isSummer ? lastSummer(plan).filter(canBeAdded).length : 0),
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
