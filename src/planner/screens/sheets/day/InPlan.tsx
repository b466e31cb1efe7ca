import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import { planStatusLabels } from '#planner/words/week.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';

/** The entries of that day, whether they cover a part of it or wait. */
export function InPlan({ entries }: { entries: readonly PlanEntry[] }) {
  const { open } = usePlan();
  if (entries.length === 0) return null;
  return (
    <fieldset className={parts.group}>
      <legend>{copy.inPlan}</legend>
      <div className={parts.chips}>
        {entries.map(({ id, snapshot, status }) => (
          <Chip key={id} glyph="plan" onClick={() => open({ kind: 'entry', entryId: id })}>
            {copy.openEntry(snapshot.providerName, planStatusLabels[status])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
