import { planBCopy } from '#planner/words/planB.ts';
import { byCovered, coveredDays, isAllCovered } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { Button } from '#ui/Button.tsx';
import { formatCostSum } from '../pieces/formatCosts.ts';
import type { Help } from './suggestRelaxedPreferences.ts';
import styles from './NoFullPlan.module.css';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';
import { WhyOpen } from './WhyOpen.tsx';

const copy = planBCopy.none;

type NoFullPlanProps = {
  result: PlanBResult;
  helps: readonly Help[];
  onSearch: (preferences: PlanBPreferences) => void;
};

/** Shows the closest plan when none covers each day, a budget that is spent already, and which single preference would have to change. */
export function NoFullPlan({ result, helps, onSearch }: NoFullPlanProps) {
  const [best] = result.plans;
  const counts = best?.counts;
  if (counts && isAllCovered(counts)) return null;
  const { kept } = result.question;
  const { budgetCents } = result.preferences;
  const [most] = helps.toSorted((a, b) => byCovered(a.counts, b.counts));
  return (
    <section className={styles.none}>
      <h2>{counts ? copy.heading(coveredDays(counts), counts.needed) : copy.headingNothing}</h2>
      {budgetCents !== null && kept.high > budgetCents && (
        <p>{copy.overBudget(formatCostSum(kept), dollars(budgetCents))}</p>
      )}
      {helps.length > 0 && (
        <>
          <p>{copy.help}</p>
          <ul>
            {helps.map((help) => (
              <li key={help.kind}>
                <Button
                  variant={help === most ? 'pine' : 'line'}
                  onClick={() => onSearch(help.preferences)}
                >
                  <span>{wordsOf(help)}</span>
                  <small className="small weight-650">{givesWords(help)}</small>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!best && <WhyOpen result={result} read={null} week={null} isOpen />}
    </section>
  );
}

const givesWords = ({ counts }: Help): string =>
  copy.gives(coveredDays(counts), counts.needed, counts.inPart);

const wordsOf = ({ kind, preferences }: Help): string =>
  kind === 'budget' ? copy.budget(dollars(preferences.budgetCents ?? 0)) : copy[kind];
