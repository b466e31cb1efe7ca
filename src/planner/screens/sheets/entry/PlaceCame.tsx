import { entryCopy } from '#planner/words/entry.ts';
import { alternatives, takeFirst } from '#planner/rules/commands/entryCommands.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';

const copy = entryCopy.placeCame;

type PlaceCameProps = { entry: PlanEntry; edit: EditEntry };

/** While the first choice waits and a back-up holds its days: the place comes, and one tap settles both. */
export function PlaceCame({ entry, edit }: PlaceCameProps) {
  const { entries, camps } = usePlan();
  const [first, ...behind] = alternatives(entries, entry.wantId);
  const backup = behind.find(({ status }) => isCoveringStatus(status));
  if (first?.status !== 'waitlisted' || !backup) return null;
  const [name, other] = [first.snapshot.providerName, backup.snapshot.providerName];
  function settle(waiting: PlanEntry) {
    const changes = takeFirst(entries, waiting);
    const others = changes.filter(({ id }) => id !== entry.id);
    const status = waiting.id === entry.id ? 'confirmed' : 'cancelled';
    void edit(copy.said(name), { status }, others);
  }
  const cost = (one: PlanEntry) => formatCostSum(entryCost(one, camps(one)));
  return (
    <Alert
      tone="info"
      glyph="swap"
      title={copy.title(name)}
      action={
        <Button variant="pine" size="small" onClick={() => settle(first)}>
          {copy.action(other)}
        </Button>
      }
    >
      {copy.text(name, cost(first), other, cost(backup))}
    </Alert>
  );
}
