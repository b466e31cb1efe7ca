import { dayRange } from '#base/day/calendar.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { homesInOrder } from '#planner/rules/custody/custodyCommands.ts';
import { householdOf } from '#planner/rules/custody/homeOfDay.ts';
import { homeSums } from '#planner/rules/custody/homeSums.ts';
import { coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import { readBreakBudget } from '#planner/rules/money/budgets.ts';
import { breakName } from '#planner/words/board.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { breakMoney, breaksWithMoney } from '../panels/breakMoney.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { usePlan } from '../PlanContext.ts';
import { HomeSign } from './HomeBand.tsx';
import { whoseHome } from './homeNames.ts';
import styles from './HomesPanel.module.css';

/** The days and costs of each home in the break that is shown; one's own comes first. */
export function HomeNumbers() {
  const plan = usePlan();
  const { state, shown, children, open } = plan;
  const rows = breakMoney(plan).children.flatMap((one) => one.rows);
  const sums = homeSums(children, shown.days, rows);
  const isShared = rows.length > 0;
  return (
    <div className="stack gap-35">
      <p className="small weight-800" id="home-numbers">
        {copy.numbers(breakName(shown), dayRange(shown.from, shown.to))}
      </p>
      <ul className={styles.homes} aria-labelledby="home-numbers">
        {homesInOrder(state.family.ownHome).map((home) => {
          const sum = sums.find((one) => one.home === home);
          const { budgets } = householdOf(state.households, home);
          const budget = readBreakBudget(budgets, breaksWithMoney(plan), shown).family;
          const {
            needed,
            open: openDays,
            waiting,
          } = sum?.counts ?? { needed: 0, open: 0, waiting: 0 };
          return (
            <li key={home}>
              <button type="button" onClick={() => open({ kind: 'household', home })}>
                <HomeSign home={home} />
                <span>
                  <b>{`${whoseHome(state, home)} home`}</b>
                  <small>
                    {sum && copy.covered(coveredDays(sum.counts), needed, openDays + waiting)}
                  </small>
                  {sum && (isShared || budget !== null) && (
                    <small>
                      {copy.cost(
                        isShared ? formatCostSum(sum.cost) : dollars(0),
                        budget === null ? null : dollars(budget),
                      )}
                    </small>
                  )}
                </span>
                <Glyph name="chev" />
              </button>
            </li>
          );
        })}
      </ul>
      {isShared && <p className="soft small">{copy.shares}</p>}
    </div>
  );
}
