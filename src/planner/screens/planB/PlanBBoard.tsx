import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { dayRange } from '#base/day/calendar.ts';
import { formatList } from '#camps/camps.ts';
import { breakName } from '#planner/words/board.ts';
import { planBCopy as copy } from '#planner/words/planB.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { isAllCovered } from '#planner/rules/coverage/coverSummary.ts';
import { planBChanges } from '#planner/rules/planB/ask/planBChanges.ts';
import type { PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { Alert } from '#ui/Alert.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { breakMoney } from '../panels/breakMoney.ts';
import { usePlan } from '../PlanContext.ts';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';
import { NoFullPlan } from './NoFullPlan.tsx';
import styles from './PlanBBoard.module.css';
import { PlanBWork } from './PlanBWork.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type PlanCardText, planCardText } from './planCardText.ts';
import { planBInputs } from './planBInputs.ts';
import { usePlanB } from './usePlanB.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The default distance for one loop before work, and from home. */
const USUAL_MILES = 3;
const USUAL_HOME_MILES = 15;

type PlanBBoardProps = { gazetteer: Gazetteer | null; search: PlanSearch };

/** The family's wishes, and up to three plans that keep to them. */
export function PlanBBoard({ gazetteer, search }: PlanBBoardProps) {
  const plan = usePlan();
  const navigate = useNavigate();
  const inputs = useMemo(() => planBInputs(plan, gazetteer), [plan, gazetteer]);
  const [preferences, setPreferences] = useState<PlanBPreferences>(() => ({
    budgetCents: breakMoney(plan).budget,
    homeMiles: USUAL_HOME_MILES,
    loopMiles: plan.children.length > 1 ? USUAL_MILES : null,
    mayMove: true,
    withCare: false,
    keep: { booked: true, home: true },
  }));
  // The week that is shown, of all plans; null until a step is made.
  const [week, setWeek] = useState<number | null>(null);
  // A search that a button starts remounts the form, which then shows its preferences.
  const [searchCount, setSearchCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchWith = (next: PlanBPreferences) => {
    setPreferences(next);
    setSearchCount(searchCount + 1);
    // The button goes with the plans that it was about.
    heading.current?.focus();
  };
  const { state, stop } = usePlanB(inputs, preferences);
  const { isBusy, run } = useSingleFlight();
  const firstWeek = state.status === 'done' ? weekToShow(state.result) : 0;

  async function use(one: ReadPlan, { name }: PlanCardText, { keep }: PlanBPreferences) {
    const taking = {
      view: plan,
      home: plan.state.home,
      keep,
      today: plan.today,
      newId: () => crypto.randomUUID(),
    };
    const isStored = await plan.submit(copy.used(name), planBChanges(one, taking));
    if (isStored) await navigate({ to: '/my-camps', search });
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {state.status === 'done' && state.result.plans.length > 0
          ? copy.heading.ways(
              state.result.plans.length,
              daysOf(state.result),
              isFilled(state.result),
            )
          : copy.heading.plans(breakName(plan.shown))}
      </h1>
      <PreferencesForm
        key={searchCount}
        preferences={preferences}
        knowsHome={inputs.home !== null}
        isOneChild={plan.children.length === 1}
        onSearch={(next) => setPreferences({ ...next })}
      />
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
          <div className={styles.plans}>
            {state.result.plans.map((one, at) => {
              const words = planCardText(state.result.plans, at);
              return (
                <PlanCard
                  key={words.name}
                  result={state.result}
                  read={one}
                  isFirst={at === 0}
                  words={words}
                  week={week ?? firstWeek}
                  onWeek={setWeek}
                  isBusy={isBusy}
                  onUse={() => void run(() => use(one, words, state.result.preferences))}
                />
              );
            })}
          </div>
          <NoFullPlan result={state.result} helps={state.helps} onSearch={searchWith} />
        </>
      )}
      <output className="soft weight-600">
        {state.status === 'done' && foundWords(state.result)}
      </output>
      <p className="soft center mx-auto">{copy.lead}</p>
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

/** The first week in which the fullest plan books something. */
const weekToShow = ({ plans }: PlanBResult): number =>
  Math.max(
    plans[0]?.weeks.findIndex(({ rows }) =>
      rows.some(({ cells }) => cells.some(({ added }) => added !== null)),
    ) ?? 0,
    0,
  );

/** 'Dec 21–25': the days of which the numbers of the plans speak. */
function daysOf({ inputs: { shown, today } }: PlanBResult): string {
  const days = shown.days.filter((day) => day >= today);
  return dayRange(days[0] ?? '', days.at(-1) ?? '');
}

const isFilled = ({ plans: [best] }: PlanBResult): boolean =>
  best !== undefined && isAllCovered(best.counts);

function foundWords({ question, plans }: PlanBResult): string {
  if (plans.length === 0) return '';
  const { camps, likes, inputs } = question;
  const liking = inputs.view.children.filter((_, at) =>
    camps.some(({ camp }) => (likes[at]?.(camp, inputs.shown.days).score ?? 0) > 0),
  );
  const found = copy.found(camps.length);
  if (liking.length === 0) return found;
  return `${found} ${copy.prefers(formatList(liking.map(({ child }) => child.firstName)))}`;
}
