import { useState } from 'react';
import type { AlarmOutcome } from '#planner/store/alarms/Alarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

/** A press that asks the browser or the server: once at a time, begun in the tap itself. `said`: why nothing has changed. */
export function useAlarmPress() {
  const [outcome, setOutcome] = useState<AlarmOutcome>('done');
  const { isBusy, run } = useSingleFlight();
  const press = (work: () => Promise<AlarmOutcome>) =>
    void run(async () => {
      setOutcome('done');
      setOutcome(await work());
    });
  return { isBusy, press, said: outcomeWords(outcome) };
}

/** Why nothing has changed; empty where it has. */
export const outcomeWords = (outcome: AlarmOutcome): string =>
  outcome === 'done' ? '' : phoneAlarmsCopy.outcomes[outcome];
