import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { breakName } from '#content/plan/board.ts';
import { planBCopy as copy } from '#content/plan/planB.ts';
import type { Gazetteer } from '#domain/place/gazetteer.ts';
import { planBChanges } from '#domain/plan/planB/planBChanges.ts';
import type { PlanBWishes } from '#domain/plan/planB/planBQuestion.ts';
import type { ReadPlan } from '#domain/plan/planB/readPlan.ts';
import { Alert } from '#ui/Alert.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { breakMoney } from '../panels/breakMoney.ts';
import { usePlan } from '../PlanContext.ts';
import type { PlanSearch } from '#domain/plan/planSearch.ts';
import type { PlanBResult } from './lookForPlans.ts';
import { NoFullPlan } from './NoFullPlan.tsx';
import styles from './PlanBBoard.module.css';
import { PlanBWork } from './PlanBWork.tsx';
import { PlanCard } from './PlanCard.tsx';
import { planBInputs } from './planBInputs.ts';
import { usePlanB } from './usePlanB.ts';
import { WishesForm } from './WishesForm.tsx';

/** Near enough for one loop before work, until the family says otherwise. */
const USUAL_MILES = 3;

type PlanBBoardProps = { gazetteer: Gazetteer | null; search: PlanSearch };

/** The family's wishes, and up to three plans that keep to them. */
export function PlanBBoard({ gazetteer, search }: PlanBBoardProps) {
  const plan = usePlan();
  const navigate = useNavigate();
  const inputs = useMemo(() => planBInputs(plan, gazetteer), [plan, gazetteer]);
  const [wishes, setWishes] = useState<PlanBWishes>(() => ({
    budgetCents: breakMoney(plan).budget,
    loopMiles: USUAL_MILES,
    mayMove: true,
    keep: { booked: true, home: true },
  }));
  // Each look has its form: one that a button has changed shows what was looked for.
  const [looks, setLooks] = useState(0);
  const look = (next: PlanBWishes) => {
    setWishes({ ...next });
    setLooks(looks + 1);
  };
  const { state, stop } = usePlanB(inputs, wishes);

  async function use(one: ReadPlan, { keep }: PlanBWishes) {
    const taking = {
      view: plan,
      home: plan.state.home,
      keep,
      today: plan.today,
      newId: () => crypto.randomUUID(),
    };
    await plan.change(copy.used(copy.kinds[one.kind].name), planBChanges(one, taking));
    await navigate({ to: '/my-camps', search });
  }

  return (
    <>
      <div className={styles.head}>
        <h1>{copy.heading.plans(breakName(plan.shown))}</h1>
        <p>{copy.lead}</p>
      </div>
      <WishesForm key={looks} wishes={wishes} onLook={look} />
      {state.status === 'working' && <PlanBWork {...state} onCancel={stop} />}
      {state.status === 'stopped' && <output>{copy.work.canceled}</output>}
      {state.status === 'failed' && (
        <Alert tone="danger" title={copy.work.failed}>
          {copy.work.failedWhy}
        </Alert>
      )}
      {state.status === 'nothing' && (
        <div className={styles.nothing}>
          <h2>{copy.nothingToFill.heading}</h2>
          <p>{copy.nothingToFill.text}</p>
        </div>
      )}
      {state.status === 'done' && (
        <>
          <Found result={state.result} />
          <NoFullPlan result={state.result} helps={state.helps} onLook={look} />
          <div className={styles.plans} data-count={state.result.plans.length}>
            {state.result.plans.map((one, at) => (
              <PlanCard
                key={one.kind + one.bookings.map(({ camp }) => camp.camp.id).join(' ')}
                result={state.result}
                read={one}
                isFirst={at === 0}
                onUse={() => void use(one, state.result.wishes)}
              />
            ))}
          </div>
        </>
      )}
      <ButtonLink variant="quiet" className={styles.keep} to="/my-camps" search={search}>
        {copy.keepMine}
      </ButtonLink>
      {state.status === 'done' && state.result.plans.length > 0 && (
        <Alert tone="warn" title={copy.prices.title}>
          {copy.prices.text}
        </Alert>
      )}
    </>
  );
}

function Found({ result: { question, plans } }: { result: PlanBResult }) {
  const counts = plans[0]?.counts;
  if (!counts) return null;
  return (
    <output className={styles.found}>
      {copy.found(question.camps.length, counts.covered + counts.home, counts.needed)}
    </output>
  );
}
