import { summerCopy } from '#planner/words/summer.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { coverSummary, coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { type CostSum, noCost } from '#planner/rules/money/cents.ts';
import { campWeeks, type ChildWeek } from '#planner/rules/summer/childWeeks.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { breakMoney } from '../panels/breakMoney.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { usePlan } from '../PlanContext.ts';
import styles from './SummerTotals.module.css';

const copy = summerCopy.totals;

type SummerTotalsProps = {
  rows: readonly { of: PlanChild; weeks: readonly ChildWeek[] }[];
};

/** Weeks, days and money of a long break by child; the money is that of the budget, cent by cent. */
export function SummerTotals({ rows }: SummerTotalsProps) {
  const plan = usePlan();
  const money = breakMoney(plan);
  const lines = rows.map(({ of: { child, cells }, weeks }) => ({
    id: child.id,
    name: child.firstName,
    weeks: campWeeks(weeks),
    counts: coverSummary(cells(plan.shown.days)),
    cost: money.children.find(({ childId }) => childId === child.id),
  }));
  return (
    <table className={styles.totals}>
      <caption>
        <VisuallyHidden>{copy.heading}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{summerCopy.child}</VisuallyHidden>
          </th>
          <th scope="col">{copy.weeks}</th>
          <th scope="col">{copy.days}</th>
          <th scope="col">{copy.money}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, weeks, counts, cost }) => (
          <Line
            key={id}
            name={name}
            weeks={weeks}
            days={{ held: coveredDays(counts), needed: counts.needed }}
            cost={cost?.sum ?? noCost}
            isFree={(cost?.rows.length ?? 0) > 0}
          />
        ))}
      </tbody>
      {lines.length > 1 && (
        <tfoot>
          <Line
            name={copy.all}
            weeks={{
              withCamp: sum(lines.map(({ weeks }) => weeks.withCamp)),
              needed: sum(lines.map(({ weeks }) => weeks.needed)),
            }}
            days={{
              held: sum(lines.map(({ counts }) => coveredDays(counts))),
              needed: sum(lines.map(({ counts }) => counts.needed)),
            }}
            cost={money.sum}
            isFree={money.children.some((one) => one.rows.length > 0)}
          />
        </tfoot>
      )}
    </table>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type LineProps = {
  name: string;
  weeks: { withCamp: number; needed: number };
  days: { held: number; needed: number };
  cost: CostSum;
  /** Without a booking nothing is spent, which is not the same as free. */
  isFree: boolean;
};

const Line = ({ name, weeks, days, cost, isFree }: LineProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{copy.of(weeks.withCamp, weeks.needed)}</td>
    <td>{copy.of(days.held, days.needed)}</td>
    <td>{isFree ? formatCostSum(cost) : dollars(0)}</td>
  </tr>
);
