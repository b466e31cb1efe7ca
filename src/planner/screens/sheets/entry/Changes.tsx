import { entryCopy } from '#planner/words/entry.ts';
import { changesSince } from '#planner/rules/changes/changesSince.ts';
import { snapshotOf } from '#planner/rules/changes/snapshotOf.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { EditEntry } from '../../pieces/useEntryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import { changeWords } from '../../pieces/changeWords.ts';

const copy = entryCopy.changes;

type ChangesProps = { entry: PlanEntry; edit: EditEntry };

/** What the listing says differently since it was saved or last looked at: old and new, until it is seen. */
export function Changes({ entry, edit }: ChangesProps) {
  const { camps, today } = usePlan();
  const camp = camps(entry.campId)?.camp ?? null;
  // A camp that is gone has its own notice; there is nothing to compare.
  const changes = camp ? changesSince(entry.snapshot, camp, entry.days) : [];
  if (!camp || changes.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={copy.heading}
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => void edit(copy.seen, { snapshot: snapshotOf(camp, today) })}
        >
          {copy.gotIt}
        </Button>
      }
    >
      <ul className="stack gap-20">
        {changes.map((change) => (
          <li key={change.field}>{changeWords(change)}</li>
        ))}
      </ul>
    </Alert>
  );
}
