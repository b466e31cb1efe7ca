import { entryCopy as copy } from '#planner/words/entry.ts';
import { openingState } from '#planner/rules/openings/registrationOpenings.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { formatSignUp } from '../../pieces/formatSignUp.ts';
import { usePlan } from '../../PlanContext.ts';
import { entryFacts } from './entryFacts.ts';

/** The open tasks: ask for unknown hours, and sign up. `now`: ms since 1970. */
export function NextStep({ entry, now }: { entry: PlanEntry; now: number }) {
  const { camps, open } = usePlan();
  const found = camps(entry);
  const { hours } = entryFacts(entry, found);
  const isToSignUp = entry.status === 'considering' || entry.status === 'planned';
  return (
    <>
      {hours === 'unknown' && entry.status !== 'cancelled' && (
        <Alert
          tone="warn"
          title={copy.ask.title}
          action={
            <Button
              variant="pine"
              size="small"
              onClick={() => open({ kind: 'ask', entryId: entry.id })}
            >
              {copy.ask.action}
            </Button>
          }
        />
      )}
      {found && isToSignUp && (
        <Alert
          tone="info"
          glyph="alarm"
          title={formatSignUp(openingState(found.camp, found.season, now))}
          action={
            <Button
              variant="teal"
              size="small"
              aria-label={copy.signUp.actionFor(found.camp.providerName)}
              onClick={() => open({ kind: 'register', entryId: entry.id })}
            >
              {copy.signUp.action}
            </Button>
          }
        />
      )}
    </>
  );
}
