import { entryCopy } from '#planner/words/entry.ts';
import { entryChanges } from '#planner/rules/changes/entryChanges.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import { formatChange } from '../../pieces/formatChange.ts';

const copy = entryCopy.changes;

type ChangesProps = { entry: PlanEntry; edit: EditEntry };

/** The listing's changes since it was saved or last viewed: old and new, until they are marked as seen. */
export function Changes({ entry, edit }: ChangesProps) {
  const { camps, today } = usePlan();
  const camp = camps(entry)?.camp ?? null;
  // A camp that is gone has its own notice; there is nothing to compare.
  const changes = camp ? entryChanges(entry, camp, today) : [];
  if (!camp || changes.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={copy.heading}
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => void edit(copy.seen, { snapshot: takeSnapshot(camp, today) })}
        >
          {copy.gotIt}
        </Button>
      }
    >
      <ul className="stack gap-20">
        {changes.map((change) => (
          <li key={change.field}>{formatChange(change)}</li>
        ))}
      </ul>
    </Alert>
  );
}
