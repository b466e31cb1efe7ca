import { useState } from 'react';
import { breakName } from '#planner/words/board.ts';
import { budgetCopy as copy } from '#planner/words/budget.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { breakMoney, budgetKey } from '../../panels/breakMoney.ts';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { ChildBudget } from './ChildBudget.tsx';
import { changedBudgets } from './changedBudgets.ts';
import { ReceiptsExport } from './ReceiptsExport.tsx';

/** A budget for each child, what it is made of, and the payments as a file. */
export function BudgetSheet({ isOpen, onClose }: SheetProps<'budget'>) {
  const plan = usePlan();
  const { shown, state } = plan;
  // By the child's id, as they were typed; what is not touched stays.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [taxIds, setTaxIds] = useState<Readonly<Record<string, string>>>({});
  const { budgets, isSound } = changedBudgets(state.family.budgets, typed, (childId) =>
    budgetKey(childId, shown.key),
  );
  const save = () => {
    onClose();
    const changed = { budgets, taxIds: filled({ ...state.family.taxIds, ...taxIds }) };
    void plan.change(copy.saved, [setFamilyPlan(changed)]);
  };
  return (
    <PlannerSheet
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      end={copy.save}
      onEnd={save}
      isReady={isSound}
    >
      <p className="soft small leading-140">{copy.lead(breakName(shown))}</p>
      {breakMoney(plan).children.map((money) => (
        <ChildBudget
          key={money.childId}
          money={money}
          text={typed[money.childId]}
          onText={(text) => setTyped({ ...typed, [money.childId]: text })}
        />
      ))}
      <ReceiptsExport
        typed={taxIds}
        onTyped={(provider, text) => setTaxIds({ ...taxIds, [provider]: text })}
      />
    </PlannerSheet>
  );
}

/** An emptied field is none. */
const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, text.trim()])
      .filter(([, text]) => text !== ''),
  );
