import { dayCopy } from '#planner/words/day.ts';
import { Alert } from '#ui/Alert.tsx';
import { longWeekday } from '../../pieces/formatDays.ts';
import { usePlan } from '../../PlanContext.ts';
import type { DayChoices } from './useDayChoices.ts';
import { explainNone } from './explainNone.ts';

const copy = dayCopy.nothing;

/** Why no camp fits, counted. */
export function NoCampFits({ choices: { cell, need } }: { choices: DayChoices }) {
  const { breakCamps } = usePlan();
  return (
    <Alert tone="info" glyph="search" title={copy.title(longWeekday(cell.day))}>
      {explainNone(need, breakCamps)}
    </Alert>
  );
}
