import { useId, useState } from 'react';
import { dayRange } from '#base/day/calendar.ts';
import { hoursRange } from '#camps/rules/text/hours.ts';
import { setHousehold } from '#planner/rules/custody/custodyCommands.ts';
import { householdOf } from '#planner/rules/custody/homeOfDay.ts';
import { familyCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { changeBreakBudget, readBreakBudget } from '#planner/rules/money/budgets.ts';
import { breakName } from '#planner/words/board.ts';
import { budgetCopy } from '#planner/words/budget.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { whoAt, whoseHome } from '../../homes/homeNames.ts';
import { breaksWithMoney } from '../../panels/breakMoney.ts';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { CareFields } from '../home/CareFields.tsx';
import { commonHours, draftCareHours, toCareDraft } from '../home/careDraft.ts';
import { typedDollars } from '../../pieces/readDollars.ts';
import { readBudget } from '../money/readBudgetDraft.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';

const copy = homesCopy.household;
const LONGEST_NAME = 40;

/** One of the two homes: its hours, who usually drives, and what it can spend on the shown break. */
export function HouseholdSheet({ sheet: { home }, isOpen, onClose }: SheetProps<'household'>) {
  const plan = usePlan();
  const { state, shown } = plan;
  const id = useId();
  const stored = householdOf(state.households, home);
  const breaks = breaksWithMoney(plan);
  const [hasOwnHours, setHasOwnHours] = useState(stored.careHours !== null);
  const [draft, setDraft] = useState(() =>
    toCareDraft(stored.careHours ?? familyCareHours(state.family)),
  );
  const [dropOffBy, setDropOffBy] = useState(stored.dropOffBy);
  const [pickUpBy, setPickUpBy] = useState(stored.pickUpBy);
  const [budget, setBudget] = useState(() =>
    typedDollars(readBreakBudget(stored.budgets, breaks, shown).family),
  );
  const careHours = hasOwnHours ? draftCareHours(draft) : null;
  const cents = readBudget(budget);
  const isReady = cents !== 'wrong' && (!hasOwnHours || careHours !== null);
  const who = whoAt(state, home);

  async function save(): Promise<void> {
    if (cents === 'wrong') return;
    const changes = setHousehold(home, {
      careHours,
      dropOffBy: dropOffBy.trim(),
      pickUpBy: pickUpBy.trim(),
      budgets: changeBreakBudget(stored.budgets, breaks, shown, { family: cents, byChild: {} }),
    });
    if (await plan.submit(copy.saved, [changes])) onClose();
  }
  const driver = (field: string, label: string, value: string, onText: (text: string) => void) => (
    <FormInput
      id={`${id}-${field}`}
      label={label}
      required={false}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      hint={copy.driverHint(who)}
      value={value}
      onText={onText}
    />
  );
  return (
    <PlannerSheet
      title={copy.title(whoseHome(state, home))}
      isOpen={isOpen}
      onClose={onClose}
      cancel={homesCopy.setUp.cancel}
      end={homesCopy.setUp.save}
      onEnd={save}
      isReady={isReady}
    >
      {driver('drop', copy.dropOff, dropOffBy, setDropOffBy)}
      {driver('pick', copy.pickUp, pickUpBy, setPickUpBy)}
      <Switch
        label={copy.ownHours.label}
        hint={copy.ownHours.hint(
          hoursRange(commonHours(toCareDraft(familyCareHours(state.family)))),
        )}
        checked={hasOwnHours}
        onChange={setHasOwnHours}
      />
      {hasOwnHours && <CareFields draft={draft} onChange={setDraft} />}
      <FormInput
        id={`${id}-budget`}
        label={copy.budget(breakName(shown), dayRange(shown.from, shown.to))}
        required={false}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        hint={copy.budgetHint}
        error={cents === 'wrong' ? budgetCopy.badAmount : undefined}
        value={budget}
        onText={setBudget}
      />
    </PlannerSheet>
  );
}
