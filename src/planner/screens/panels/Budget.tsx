import { ChildFace } from '#family/family.ts';
import { budgetCopy as copy } from '#planner/words/budget.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { isExactSum } from '#planner/rules/money/cents.ts';
import { costParts } from '../pieces/formatCosts.ts';
import { usePlan } from '../PlanContext.ts';
import { type BreakMoney, breakMoney, type ChildMoney } from './breakMoney.ts';
import styles from './Budget.module.css';
import { BudgetBar } from './BudgetBar.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

/** The costs of the shown break, child by child, and whether they stay within the budget. */
export function Budget() {
  const plan = usePlan();
  const money = breakMoney(plan);
  const hasBudget = money.isSplit || money.budget !== null;
  const rows = money.children.filter((one) => one.rows.length > 0 || one.budget !== null);
  const isOver = plan.shown.to < plan.today;
  const waiting = money.children.filter(({ isWaiting }) => isWaiting && !isOver);
  const elsewhere = new Set(
    money.countedBefore.map(({ campName, breakName, days }) =>
      copy.countedIn(campName, breakName, days),
    ),
  );
  const edit = () => plan.open({ kind: 'budget' });
  return (
    <Panel
      className="drawn-late"
      title={copy.heading}
      action={
        <Button variant="flush" size="small" onClick={edit}>
          <Glyph name="pen" />
          <span>{hasBudget ? copy.edit : copy.setOne}</span>
        </Button>
      }
    >
      <Total money={money} />
      {rows.length > 0 && (
        <dl className={styles.children}>
          {rows.map((one) => (
            <ChildLine key={one.childId} money={one} />
          ))}
        </dl>
      )}
      {money.paidCents > 0 && <p className={styles.small}>{copy.paid(dollars(money.paidCents))}</p>}
      {[...elsewhere].map((words) => (
        <p key={words} className={styles.small}>
          {words}
        </p>
      ))}
      {waiting.map(({ childId, name }) => (
        <p key={childId} className={styles.small}>
          {copy.waiting(name)}
        </p>
      ))}
      {plan.entries.some(({ receipts }) => receipts.length > 0) && (
        <Button variant="flush" size="small" onClick={edit}>
          <Glyph name="down" />
          {copy.receipts}
        </Button>
      )}
    </Panel>
  );
}

function Total({ money }: { money: BreakMoney }) {
  const { sum, budget, breakName } = money;
  const isEmpty = money.children.every(({ rows }) => rows.length === 0);
  if (isEmpty && budget === null) {
    return money.countedBefore.length === 0 && <p className={styles.small}>{copy.nothing}</p>;
  }
  return (
    <>
      <p className={styles.total}>
        <b>{isEmpty ? dollars(0) : costParts(sum).amount}</b>{' '}
        <span>{budget === null ? copy.for(breakName) : copy.of(dollars(budget), breakName)}</span>
      </p>
      <BudgetBar money={money} />
      <Answer {...money} />
    </>
  );
}

function ChildLine({ money }: { money: ChildMoney }) {
  const { name, color, rows, sum, budget } = money;
  // No amount is not the same as free.
  const { amount, missing } =
    rows.length === 0 ? { amount: dollars(0), missing: '' } : costParts(sum);
  return (
    <div>
      <dt className="row middle gap-60 min-0 weight-650 anywhere">
        <ChildFace name={name} color={color} />
        <span>{name}</span>
      </dt>
      <dd>
        <b>{amount}</b>
        {budget !== null && (
          <span className={styles.small}>{` ${copy.ofBudget(dollars(budget))}`}</span>
        )}
        {missing !== '' && <span className={styles.small}>{`, ${missing}`}</span>}
        {money.answer !== 'ok' && <Answer {...money} />}
      </dd>
    </div>
  );
}

function Answer({ answer, sum, budget }: Pick<ChildMoney, 'answer' | 'sum' | 'budget'>) {
  if (answer === null || budget === null) return null;
  const isExact = isExactSum(sum);
  return (
    <p className={styles.answer} data-answer={answer}>
      <Glyph name={answer === 'ok' ? 'check' : 'warn'} />
      {answer === 'ok' && <span>{copy.answer.ok(dollars(budget - sum.high), isExact)}</span>}
      {answer === 'maybeOver' && <span>{copy.answer.maybeOver}</span>}
      {answer === 'over' && <span>{copy.answer.over(dollars(sum.low - budget), isExact)}</span>}
    </p>
  );
}
