import { dayCopy } from '#planner/words/day.ts';
import { ownCopy } from '#planner/words/own.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { longWeekday } from '../../pieces/formatDays.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import type { DayChoices } from './useDayChoices.ts';
import { explainNone } from './explainNone.ts';

const copy = dayCopy.nothing;

/** Why no camp fits, counted, and the ways out. */
export function NoCampFits({ choices: { child, cell, need } }: { choices: DayChoices }) {
  const { breakCamps, open } = usePlan();
  return (
    <>
      <Alert tone="info" glyph="search" title={copy.title(longWeekday(cell.day))}>
        {explainNone(need, breakCamps)}
      </Alert>
      <div className={parts.chips}>
        <Button
          variant="line"
          size="small"
          onClick={() => open({ kind: 'own', childId: child.id, day: cell.day })}
        >
          <Glyph name="plus" />
          {ownCopy.offer}
        </Button>
      </div>
    </>
  );
}
