import { planBCopy } from '#planner/words/planB.ts';
import { heldDays } from '#planner/rules/coverage/coverSummary.ts';
import type { PlanBWishes } from '#planner/rules/planB/ask/planBQuestion.ts';
import { dollars } from '#camps/rules/text/dollars.ts';
import { Button } from '#ui/Button.tsx';
import type { Help } from './helpWishes.ts';
import styles from './NoFullPlan.module.css';
import type { PlanBResult } from './helpWishes.ts';
import { WhyOpen } from './WhyOpen.tsx';

const copy = planBCopy.none;

type NoFullPlanProps = {
  result: PlanBResult;
  helps: readonly Help[];
  onLook: (wishes: PlanBWishes) => void;
};

/** Shows the closest plan when none covers each day, and which single preference would have to change. */
export function NoFullPlan({ result, helps, onLook }: NoFullPlanProps) {
  const [best] = result.plans;
  const counts = best?.counts;
  if (counts && heldDays(counts) === counts.needed) return null;
  const [most] = helps.toSorted((a, b) => b.covered - a.covered);
  return (
    <section className={styles.none}>
      <h2>{counts ? copy.heading(heldDays(counts), counts.needed) : copy.headingNothing}</h2>
      {helps.length > 0 && (
        <>
          <p>{copy.help}</p>
          <ul>
            {helps.map((help) => (
              <li key={help.kind}>
                <Button
                  variant={help === most ? 'pine' : 'line'}
                  onClick={() => onLook(help.wishes)}
                >
                  <span>{wordsOf(help)}</span>
                  <small className="small weight-650 nowrap">
                    {copy.gives(help.covered, help.needed)}
                  </small>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!best && <WhyOpen result={result} read={null} isOpen />}
    </section>
  );
}

const wordsOf = ({ kind, wishes }: Help): string =>
  kind === 'budget' ? copy.budget(dollars(wishes.budgetCents ?? 0)) : copy[kind];
