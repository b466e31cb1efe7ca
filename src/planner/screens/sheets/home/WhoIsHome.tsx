import { homeCopy } from '#planner/words/home.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { useAutosave } from '../../pieces/useAutosave.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { HomeTime } from './HomeTime.tsx';
import { peopleBefore, sayAtHome } from './sayAtHome.ts';

const copy = homeCopy.who;
const LONGEST_NAME = 40;

type WhoIsHomeProps = { planned: PlanChild; cell: ChildCell };

/** Sets the child's caregivers, by one tap for earlier ones, all day or for some hours. */
export function WhoIsHome({ planned: { child }, cell: { day, home, need } }: WhoIsHomeProps) {
  const plan = usePlan();
  const [proposedOrSaid] = home;
  const current = proposedOrSaid?.rowId == null ? null : proposedOrSaid;
  const proposed = proposedOrSaid && current === null ? proposedOrSaid.holiday : null;
  const people = peopleBefore(plan.state.home);
  const isOther = current !== null && current.who !== '' && !people.includes(current.who);

  const say = (who: string, span: Span | null) => sayAtHome(plan, child, { day, who, span });
  const other = useAutosave(
    '',
    (text) => {
      if (text.trim() !== '') say(text.trim(), current?.span ?? null);
    },
    'clear',
  );
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
          {['', ...people, ...(isOther ? [current.who] : [])].map((who) => (
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
      <FormInput
        id="home-other"
        label={copy.other}
        required={null}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        hint={copy.otherHint}
        value={other.text}
        onText={other.onText}
        onBlur={other.onLeave}
        onKeyDown={(event) => event.key === 'Enter' && other.onLeave()}
      />
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
