import { useState } from 'react';
import { dayRange } from '#base/day/calendar.ts';
import { breakName } from '#planner/words/board.ts';
import { budgetCopy as copy } from '#planner/words/budget.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { changeBreakBudget } from '#planner/rules/money/budgets.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { breakMoney, breaksWithMoney } from '../../panels/breakMoney.ts';
import { usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { BudgetField } from './BudgetField.tsx';
import { ChildBudget } from './ChildBudget.tsx';
import { ALL, type BudgetDraft, budgetText, readBudgetDraft } from './readBudgetDraft.ts';
import { ReceiptsExport } from './ReceiptsExport.tsx';

/** The budget of the break, for all children or for each, what it is made of, and the payments as a file. */
export function BudgetSheet({ isOpen, onClose }: SheetProps<'budget'>) {
  const plan = usePlan();
  const { shown, state } = plan;
  const money = breakMoney(plan);
  const hasCosts = money.children.some(({ rows }) => rows.length > 0);
  const [draft, setDraft] = useState<BudgetDraft>({ isSplit: money.isSplit, typed: {} });
  const [taxIds, setTaxIds] = useState<Readonly<Record<string, string>>>({});
  const { isSplit, typed } = draft;
  const onText = (key: string) => (text: string) =>
    setDraft({ isSplit, typed: { ...typed, [key]: text } });
  const isTouched = isSplit !== money.isSplit || Object.keys(typed).length > 0;
  const budget = readBudgetDraft(draft, money);
  async function save(): Promise<void> {
    const before = state.family.budgets;
    const budgets =
      budget && isTouched
        ? changeBreakBudget(before, breaksWithMoney(plan), shown, budget)
        : before;
    const changed = { budgets, taxIds: filled({ ...state.family.taxIds, ...taxIds }) };
    if (await plan.submit(copy.saved, [setFamilyPlan(changed)])) onClose();
  }
  return (
    <PlannerSheet
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      end={copy.save}
      onEnd={save}
      isReady={budget !== null}
    >
      <p className="soft small leading-140">
        {copy.lead(breakName(shown), dayRange(shown.from, shown.to))}
      </p>
      {!isSplit && (
        <BudgetField
          id="budget"
          label={copy.budget}
          text={budgetText(draft, ALL, money)}
          planned={hasCosts ? money.sum : null}
          onText={onText(ALL)}
        />
      )}
      {money.children.length > 1 && (
        <Checkbox
          label={copy.split}
          checked={isSplit}
          onChange={(on) => setDraft({ isSplit: on, typed })}
        />
      )}
      {money.children.map((one) => (
        <ChildBudget
          key={one.childId}
          money={one}
          text={isSplit ? budgetText(draft, one.childId, one) : null}
          onText={onText(one.childId)}
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
