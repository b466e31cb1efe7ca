import { budgetCopy as copy } from '#planner/words/budget.ts';
import type { ChildMoney } from '../../panels/breakMoney.ts';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { BudgetField } from './BudgetField.tsx';
import styles from './BudgetSheet.module.css';

type ChildBudgetProps = {
  money: ChildMoney;
  /** The text of the child's own field; null while one budget is for all. */
  text: string | null;
  onText: (text: string) => void;
};

/** What one child's camps cost, and the child's own budget where it is split. */
export function ChildBudget({ money, text, onText }: ChildBudgetProps) {
  const { childId, name, rows, sum } = money;
  if (text === null && rows.length === 0) return null;
  return (
    <section className="stack gap-50">
      {text === null ? (
        <h3>{name}</h3>
      ) : (
        <BudgetField
          id={`budget-${childId}`}
          label={copy.budgetFor(name)}
          text={text}
          planned={rows.length === 0 ? null : sum}
          onText={onText}
        />
      )}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ entry, cost }) => (
            <li key={entry.id}>
              <span>{copy.row(entry.snapshot.providerName, formatDatedDays(entry.days))}</span>
              <b>{formatCostSum(cost)}</b>
              {entry.cents !== null && <small>{copy.yours}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
