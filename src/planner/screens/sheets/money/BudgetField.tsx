import { budgetCopy as copy } from '#planner/words/budget.ts';
import type { CostSum } from '#planner/rules/money/cents.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { readBudget } from './readBudgetDraft.ts';

type BudgetFieldProps = {
  id: string;
  label: string;
  text: string;
  /** What is planned costs so much; null while nothing is. */
  planned: CostSum | null;
  onText: (text: string) => void;
};

/** One amount in dollars, with what is planned below it. */
export const BudgetField = ({ id, label, text, planned, onText }: BudgetFieldProps) => (
  <FormInput
    id={id}
    label={label}
    value={text}
    required={null}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    hint={planned === null ? copy.nothingPlanned : copy.budgetHint(formatCostSum(planned))}
    error={readBudget(text) === 'wrong' ? copy.badAmount : undefined}
    onText={onText}
  />
);
