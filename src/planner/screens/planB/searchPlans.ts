import type { PlanB, PlanBRun } from '#planner/store/createPlanB.ts';
import { countBits } from '#planner/rules/planB/countBits.ts';
import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';
import { byCovered, coverSummary } from '#planner/rules/coverage/coverSummary.ts';
import { type PlanBInputs, planBProblem } from '#planner/rules/planB/ask/planBProblem.ts';
import { namedByCounts } from '#planner/rules/planB/ask/namedByCounts.ts';
import { readPlan } from '#planner/rules/planB/ask/readPlan.ts';
import type { PlanBProgress } from '#planner/worker/planBMessages.ts';
import {
  type Help,
  suggestRelaxedPreferences,
  type PlanBSearch,
  type PlanBResult,
} from './suggestRelaxedPreferences.ts';

export type PlanBState =
  /** `share` from 0 to 1; `filled`: days that the best so far fills. */
  | { status: 'working'; share: number; filled: number }
  | { status: 'stopped' }
  | { status: 'failed' }
  | { status: 'done'; result: PlanBResult; helps: readonly Help[] };

/** `stop`: the user has seen enough and gets the best so far. `leave`: the result is no longer needed. */
export type RunningSearch = { stop: () => void; leave: () => void };

/**
 * Searches for plans and reports progress. When no plan covers all days it goes on to find which single wish would have
 * to give way.
 */
export function searchPlans(
  tool: PlanB,
  search: PlanBSearch,
  say: (state: PlanBState) => void,
): RunningSearch {
  let isLeft = false;
  let last: PlanBProgress | null = null;
  const tell = (state: PlanBState) => {
    if (!isLeft) say(state);
  };
  let run: PlanBRun = tool.start(search.question.request, {
    onProgress(progress) {
      last = progress;
      tell({ status: 'working', share: progress.share, filled: filledBy(progress) });
    },
  });

  async function answer() {
    try {
      const result = resultOf(search, await run.answer);
      tell({ status: 'done', result, helps: [] });
      await findHelps(result);
    } catch (error) {
      const wasStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!wasStopped) console.error('Plan B failed', error);
      const best = soFar(last);
      if (best) tell({ status: 'done', result: resultOf(search, best), helps: [] });
      else tell({ status: wasStopped ? 'stopped' : 'failed' });
    }
  }
  async function findHelps(result: PlanBResult) {
    const before = result.plans[0]?.counts ?? countsNow(search.inputs);
    let helps: readonly Help[] = [];
    for (const { kind, preferences } of suggestRelaxedPreferences(result)) {
      if (isLeft) return;
      const question = planBProblem(search.inputs, preferences);
      run = tool.start(question.request);
      const found = resultOf({ ...search, preferences, question }, await run.answer).plans[0];
      if (!found || byCovered(found.counts, before) >= 0) continue;
      helps = [...helps, { kind, preferences, counts: found.counts }];
      tell({ status: 'done', result, helps });
    }
  }
  void answer();
  return {
    stop: () => run.cancel(),
    leave() {
      isLeft = true;
      run.cancel();
    },
  };
}

const resultOf = (search: PlanBSearch, answer: PlanBAnswer): PlanBResult => ({
  ...search,
  answer,
  plans: namedByCounts(answer.plans.map((plan) => readPlan(search.question, plan))),
});

const countsNow = ({ view, shown }: PlanBInputs) =>
  coverSummary(view.children.flatMap(({ cells }) => cells(shown.days)));

const filledBy = ({ plan }: PlanBProgress): number =>
  plan?.bookings.reduce((sum, { cells }) => sum + countBits(cells), 0) ?? 0;

/** Second choices come last: a stopped search has none yet. */
function soFar(last: PlanBProgress | null): PlanBAnswer | null {
  if (!last?.plan || last.plan.bookings.length === 0) return null;
  const bookings = last.plan.bookings.map((booking) => ({ ...booking, second: [] }));
  const plan = { ...last.plan, bookings };
  return { front: last.front, plans: [{ kind: 'best', plan, better: null }] };
}
