import { homeCopy } from '#planner/words/home.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { HomeTime } from './HomeTime.tsx';
import { sayAtHome } from './sayAtHome.ts';

const copy = homeCopy.who;

type WhoIsHomeProps = { planned: PlanChild; cell: ChildCell };

/** A parent at home, all day or for some hours. A row that names somebody else is from an earlier build. */
export function WhoIsHome({ planned: { child }, cell: { day, home, need } }: WhoIsHomeProps) {
  const plan = usePlan();
  const [proposedOrSaid] = home;
  const current = proposedOrSaid?.rowId == null ? null : proposedOrSaid;
  const proposed = proposedOrSaid && current === null ? proposedOrSaid.holiday : null;

  const say = (who: string, span: Span | null) => sayAtHome(plan, child, { day, who, span });
  return (
    <>
      {proposed != null && (
        <Alert
          tone="info"
          glyph="home"
          title={copy.holiday.title(homeCopy.holidays[proposed])}
          action={
            <Button variant="teal" size="small" onClick={() => say('', null)}>
              {copy.holiday.yes}
            </Button>
          }
        >
          {copy.holiday.text}
        </Alert>
      )}
      <fieldset className={parts.group}>
        <legend>{copy.legend(child.firstName)}</legend>
        <div className={parts.chips}>
          {[...new Set(['', current?.who ?? ''])].map((who) => (
            <Chip
              key={who}
              glyph="home"
              pressed={current?.who === who}
              onClick={() => say(who, current?.span ?? null)}
            >
              {who === '' ? copy.you : who}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div>
        <Button
          variant="line"
          size="small"
          onClick={() => plan.open({ kind: 'own', childId: child.id, days: [day] })}
        >
          <Glyph name="plus" />
          {copy.other}
        </Button>
      </div>
      {current !== null && (
        <HomeTime
          key={current.who}
          span={current.span}
          need={typeof need === 'object' ? need : null}
          onChange={(span) => say(current.who, span)}
        />
      )}
    </>
  );
}
