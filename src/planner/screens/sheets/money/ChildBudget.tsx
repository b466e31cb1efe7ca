import { budgetCopy as copy } from '#planner/words/budget.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import type { ChildMoney } from '../../panels/breakMoney.ts';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { formatDays } from '../../pieces/formatDays.ts';
import { typedDollars } from '../../pieces/readDollars.ts';
import { readBudget } from './changedBudgets.ts';
import styles from './BudgetSheet.module.css';

type ChildBudgetProps = {
  money: ChildMoney;
  /** The typed text; undefined until something is typed. */
  text: string | undefined;
  onText: (text: string) => void;
};

/** One child's budget for the break, and what its camps cost. */
export function ChildBudget({ money, text, onText }: ChildBudgetProps) {
  const { childId, name, budget, rows, sum } = money;
  const value = text ?? typedDollars(budget);
  const isBad = readBudget(value) === 'wrong';
  return (
    <section className="stack gap-50">
      <FormInput
        id={`budget-${childId}`}
        label={copy.budgetFor(name)}
        value={value}
        required={null}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        hint={rows.length === 0 ? copy.nothingPlanned : copy.budgetHint(formatCostSum(sum))}
        error={isBad ? copy.badAmount : undefined}
        onText={onText}
      />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ entry, cost }) => (
            <li key={entry.id}>
              <span>{copy.row(entry.snapshot.providerName, formatDays(entry.days))}</span>
              <b>
                <span>{formatCostSum(cost)}</span>
                {entry.cents !== null && <small> {copy.yours}</small>}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
