import { countBits } from './countBits.ts';
import { difference } from './difference.ts';
import { centsOf } from './likedFirst.ts';
import { bestWithin, nextStep } from './paretoFront.ts';
import { relay } from './relay.ts';
import { solveInSteps } from './solve.ts';
import type { Booking, ParetoFront, WeekPlan, Solved, Step, Week } from './week.ts';

/**
 * best: covers most. close: each day all drop-offs at one place. thrifty: the cheapest that leaves at most one cell a
 * week more open. other: no child has a camp that it has in that week of the plans before, in case those are full.
 */
export type NamedPlanKind = 'best' | 'close' | 'thrifty' | 'other';

/** `better`: the next better plan of its kind, which costs more; null when no money can buy one. */
export type NamedPlan = { kind: NamedPlanKind; plan: WeekPlan; better: WeekPlan | null };

/** `front`: of the requested weeks. `plans`: at most three, the best first; none when nothing can be booked. */
export type ThreePlans = { front: ParetoFront; plans: NamedPlan[] };

/** `soFar`: the best plan, or what is known of it; null while that books nothing. */
export type PlansProgress = {
  share: number;
  soFar: () => { front: ParetoFront; plan: WeekPlan | null };
};

const MOST_PLANS = 3;
/** Plans must differ in this part of their cells to be called different. */
export const LEAST_DIFFERENCE = 1 / 3;
/** How many more cells than in the best plan may stay open, for each week. */
const CLOSE_MAY_LEAVE = 2;
const THRIFTY_MAY_LEAVE = 1;

/**
 * Up to three plans in the budget that really differ. `onePlace`: the same weeks with all drop-offs of a day at one
 * place. Yields about every millisecond.
 */
export function* threePlans(
  weeks: readonly Week[],
  onePlace: readonly Week[],
  budgetCents: number,
): Generator<PlansProgress, ThreePlans, void> {
  const plans: NamedPlan[] = [];
  const add = (kind: NamedPlanKind, { front, pick }: Solved, step: Step | undefined) => {
    if (plans.length === MOST_PLANS || !step) return;
    const plan = pick(step);
    const isOld = plans.some(
      (one) => difference(one.plan.bookings, plan.bookings) < LEAST_DIFFERENCE,
    );
    if (plan.bookings.length === 0 || isOld) return;
    const next = nextStep(front, step);
    plans.push({ kind, plan, better: next ? pick(next) : null });
  };

  const solved = yield* solving(weeks, 0, (known) => best(known, budgetCents));
  const { front, pick } = solved;
  const first = bestWithin(front, budgetCents);
  add('best', solved, first);
  const known = () => ({ front, plan: plans[0]?.plan ?? null });
  const [week] = weeks;
  if (!first || !week || plans.length === 0) return { front, plans };
  const weekCount = weeks.filter(({ children }) => children.some(({ need }) => need !== 0)).length;
  const mayLeave = (cells: number) => first.points + cells * weekCount * week.openPoints;

  const atOnePlace = yield* solving(onePlace, 1, known);
  const close = bestWithin(atOnePlace.front, budgetCents);
  if (close && close.points <= mayLeave(CLOSE_MAY_LEAVE)) add('close', atOnePlace, close);
  // Points alone do not tell: two days with shorter hours have as many as one that stays open.
  const fewest = filledCells(pick(first)) - THRIFTY_MAY_LEAVE * weekCount;
  const cheaper = front.filter(({ cents }) => centsOf(cents) < centsOf(first.cents));
  for (const step of cheaper.toReversed()) {
    if (step.points > mayLeave(THRIFTY_MAY_LEAVE)) continue;
    yield { share: 2 / 5, soFar: known };
    if (filledCells(pick(step)) < fewest) continue;
    add('thrifty', solved, step);
    break;
  }

  let before = 0;
  for (const part of [2, 3]) {
    // Nothing new the last time: the camps that are left would give the same plan again.
    if (plans.length === MOST_PLANS || plans.length === before) break;
    before = plans.length;
    const used = plans.flatMap(({ plan }) => plan.bookings);
    const other = yield* solving(without(weeks, used), part, known);
    add('other', other, bestWithin(other.front, budgetCents));
  }
  return { front, plans };
}

/** Solves weeks as a part of the whole work, which has five: second choices are the last. */
const solving = (
  weeks: readonly Week[],
  part: number,
  known: (solved: Solved) => ReturnType<PlansProgress['soFar']>,
) =>
  relay(solveInSteps(weeks), ({ share, soFar }): PlansProgress => ({
    share: (part + share) / 5,
    soFar: () => known(soFar()),
  }));

function best({ front, pick }: Solved, budgetCents: number) {
  const step = bestWithin(front, budgetCents);
  const plan = step && pick(step);
  return { front, plan: plan && plan.bookings.length > 0 ? plan : null };
}

const filledCells = ({ bookings }: WeekPlan): number =>
  bookings.reduce((sum, { cells }) => sum + countBits(cells), 0);

/** The weeks without the camps that a child is booked at in them, for this child. */
const without = (weeks: readonly Week[], bookings: readonly Booking[]): Week[] =>
  weeks.map((each, week) => ({
    ...each,
    children: each.children.map(({ need, offers }, child) => {
      const own = bookings.filter((one) => one.week === week && one.child === child);
      const used = new Set(own.map(({ offer }) => offer.id));
      return { need, offers: offers.filter(({ id }) => !used.has(id)) };
    }),
  }));
