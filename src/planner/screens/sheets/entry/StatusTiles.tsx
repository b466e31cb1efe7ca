import { entryCopy } from '#planner/words/entry.ts';
import { planStatusLabels } from '#planner/words/week.ts';
import { isCareOrTrip, type PlanEntry, PLAN_STATUSES } from '#family/rules/plan/planEntry.ts';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { statusSigns } from '../../week/cellFace.ts';

const copy = entryCopy.status;

type StatusTilesProps = { entry: PlanEntry; edit: EditEntry };

/** The statuses with their consequences. A press is saved at once and can be undone. */
export function StatusTiles({ entry, edit }: StatusTilesProps) {
  const name = entry.snapshot.providerName;
  return (
    <ChoiceTiles
      legend={copy.legend}
      value={entry.status}
      choices={statusesOf(entry).map((value) => ({
        value,
        label: planStatusLabels[value],
        hint: isCareOrTrip(entry) ? copy.agreedHints[value] : copy.hints[value],
        glyph: statusSigns[value],
      }))}
      onChange={(status) => void edit(copy.said(name, planStatusLabels[status]), { status })}
    />
  );
}

/** There is no form for a trip, nor a waitlist for Grandma. */
const statusesOf = (entry: PlanEntry) =>
  isCareOrTrip(entry)
    ? PLAN_STATUSES.filter(
        (status) => status === entry.status || (status !== 'registered' && status !== 'waitlisted'),
      )
    : PLAN_STATUSES;
