import { registerCopy as copy } from '#planner/words/register.ts';
import { setStatus, takeFirst } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { usePlan } from '../../PlanContext.ts';

const RESULTS = ['registered', 'waitlisted', 'cancelled'] as const;
type Result = (typeof RESULTS)[number];

const said = { registered: copy.saidIn, waitlisted: copy.saidWaiting, cancelled: copy.saidNo };

/** Asks how sign-up went, and sets the status of the entry. */
export function SignUpResult({ entry }: { entry: PlanEntry }) {
  const { entries, change } = usePlan();
  const { result } = copy;
  return (
    <ChoiceTiles
      legend={result.legend}
      value={RESULTS.find((status) => status === entry.status) ?? null}
      choices={RESULTS.map((value) => ({
        value,
        label: result[value],
        hint: result[`${value}Hint`],
      }))}
      isColumn
      onChange={(status) => {
        const name = entry.snapshot.providerName;
        void change(said[status](name), signUpChanges(entries, entry, status));
      }}
    />
  );
}

/** Returns the changes after a sign-up, which also release a back-up that covers the days. */
export function signUpChanges(
  entries: readonly PlanEntry[],
  entry: PlanEntry,
  result: Result,
): PlanCommand[] {
  const isInstead = entries.some(
    ({ id, wantId, rank, status }) =>
      id !== entry.id && wantId === entry.wantId && rank > entry.rank && isCoveringStatus(status),
  );
  return result === 'registered' && isInstead
    ? takeFirst(entries, entry)
    : [setStatus(entry, result)];
}
