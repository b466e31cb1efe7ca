import { useId } from 'react';
import { otherHome } from '#planner/rules/custody/createNights.ts';
import type { Nights } from '#family/rules/plan/custodyRows.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { whoAt } from '../../homes/homeNames.ts';
import { nightsWords } from '../../homes/SwapAsk.tsx';
import { usePlan } from '../../PlanContext.ts';
import calendar from '../calendar/SchoolCalendarSheet.module.css';
import type { NightsDraft, NightsProblem } from './nightsDraft.ts';

const copy = homesCopy.differ;

type NightsFieldsProps = {
  draft: NightsDraft;
  /** The nights as they would be, or what is wrong. */
  found: readonly Nights[] | NightsProblem;
  onChange: (draft: NightsDraft) => void;
};

/** Which nights go to the other home, and which one comes back for them. */
export function NightsFields({ draft, found, onChange }: NightsFieldsProps) {
  const { state } = usePlan();
  const id = useId();
  const [goes, returned] = typeof found === 'string' ? [] : found;
  const problem = (...ones: string[]) =>
    typeof found === 'string' && ones.includes(found) ? copy.problems[found] : undefined;
  const sayMoved = (span: Nights) =>
    copy.goes(nightsWords([span]), whoAt(state, span.home), whoAt(state, otherHome(span.home)));
  return (
    <>
      <div className={calendar.pair}>
        <FormInput
          id={`${id}-from`}
          type="date"
          label={copy.from}
          required={null}
          value={draft.from}
          error={problem('noDay', 'asked')}
          onText={(from) => onChange({ ...draft, from })}
        />
        <FormInput
          id={`${id}-to`}
          type="date"
          label={copy.to}
          required={false}
          min={draft.from}
          value={draft.to}
          error={problem('order', 'mixed')}
          onText={(to) => onChange({ ...draft, to })}
        />
      </div>
      {goes && <p className="soft small">{sayMoved(goes)}</p>}
      <Switch
        label={copy.inReturn}
        checked={draft.inReturn !== null}
        onChange={(isOn) => onChange({ ...draft, inReturn: isOn ? '' : null })}
      />
      {draft.inReturn !== null && (
        <FormInput
          id={`${id}-return`}
          type="date"
          label={copy.returnDay}
          required={null}
          value={draft.inReturn}
          error={draft.inReturn === '' ? undefined : problem('noReturn', 'returnSame')}
          onText={(inReturn) => onChange({ ...draft, inReturn })}
        />
      )}
      {returned && <p className="soft small">{sayMoved(returned)}</p>}
    </>
  );
}
