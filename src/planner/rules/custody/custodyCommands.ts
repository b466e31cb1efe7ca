// Changes to where the children live, as rows to write.
import { addDays } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import {
  ALL_CHILDREN,
  type CustodyChange,
  type CustodyRow,
  HOME_IDS,
  type HomeId,
  type Household,
  type Nights,
} from '#family/rules/plan/custodyRows.ts';
import type { PlanChange, PlanCommand, PlanEdit, PlanState } from '#family/rules/plan/planRows.ts';
import { setFamilyPlan } from '../commands/dayCommands.ts';
import { createNights, otherHome } from './createNights.ts';

export const putCustody = ({ id, ...set }: CustodyRow): PlanEdit => ({ kind: 'custody', id, set });
/** The child follows the row of all children again. */
export const removeCustody = (id: string): PlanChange => ({ kind: 'custody', id, row: null });

export const setHousehold = (id: HomeId, set: Partial<Household>): PlanEdit => ({
  kind: 'household',
  id,
  set,
});

/** Fields of an exception or a swap that a parent decides on. */
type NewChange = Pick<CustodyChange, 'id' | 'childId' | 'nights' | 'madeOn'> &
  Partial<CustodyChange>;

/** Nights that count at once. `alternates` and `name` may be left out. */
export const addException = (state: CustodyChanges, change: NewChange): PlanChange =>
  putChange({ ...plainChange, ...change, turn: nextTurn(state) });

/** Nights that count once the other home says yes. Nothing where they are asked for already. */
export const proposeSwap = (
  state: CustodyChanges,
  change: NewChange & { askedBy: HomeId },
): PlanChange[] =>
  isAskedAlready(state, change) ? [] : [putChange({ ...plainChange, ...change })];

/** Whether another swap of the same nights waits for its answer, whichever home asks. Others in return are another question. */
export const isAskedAlready = (
  { custodyChanges }: CustodyChanges,
  { id, childId, nights }: Pick<CustodyChange, 'id' | 'childId' | 'nights'>,
): boolean =>
  custodyChanges.some(
    (one) =>
      one.id !== id &&
      isUnanswered(one) &&
      [childId, ALL_CHILDREN].includes(one.childId) &&
      sameNights(one.nights) === sameNights(nights),
  );

const isUnanswered = ({ askedBy, answer }: CustodyChange) => askedBy !== null && answer === null;
const sameNights = (nights: readonly Nights[]): string =>
  nights
    .map(({ from, to, home }) => `${from} ${to} ${home}`)
    .toSorted()
    .join();

/** Of two answers on two phones the first stands; one that was given is not changed, but by a swap of its own. */
export const answerSwap = (
  state: CustodyChanges,
  id: string,
  answer: 'yes' | 'no',
  answeredOn: string,
): PlanEdit => ({
  kind: 'custody_change',
  id,
  set: { answer, answeredOn, turn: nextTurn(state) },
  from: { answer: null, answeredOn: null, turn: 0 },
});

export const removeCustodyChange = (id: string): PlanChange => ({
  kind: 'custody_change',
  id,
  row: null,
});

/** The plan is that of one home again. What the log says stays. */
export const stopTwoHomes = (state: PlanState): PlanCommand[] => [
  ...state.custodyChanges.map(({ id }) => removeCustodyChange(id)),
  ...state.custody.map(({ id }) => removeCustody(id)),
  ...state.households.map(({ id }): PlanChange => ({ kind: 'household', id, row: null })),
  setFamilyPlan({ ownHome: null }),
];

type CustodyChanges = Pick<PlanState, 'custodyChanges'>;

const plainChange = {
  name: '',
  alternates: false,
  askedBy: null,
  answer: null,
  answeredOn: null,
  turn: 0,
} satisfies Partial<CustodyChange>;

const putChange = (row: CustodyChange): PlanChange => ({ kind: 'custody_change', id: row.id, row });

const nextTurn = ({ custodyChanges }: CustodyChanges): number =>
  1 + Math.max(0, ...custodyChanges.map(({ turn }) => turn));

/**
 * Swaps without an answer that some night is left of, the oldest first. Where both homes asked for the same nights, a yes to
 * one of them settles the other. `today`: YYYY-MM-DD.
 */
export const openSwaps = (
  state: Pick<PlanState, 'custody' | 'custodyChanges'>,
  today: string,
): CustodyChange[] =>
  state.custodyChanges
    .filter(isUnanswered)
    .filter(({ nights }) => lastNight(nights) >= today)
    .filter((swap) => !isSoAlready(state, swap))
    .toSorted((one, other) => (one.madeOn + one.id < other.madeOn + other.id ? -1 : 1));

/** Of a stretch that changes at once: a longer one is a mistyped year. */
export const MOST_NIGHTS = 120;

function isSoAlready(
  state: Pick<PlanState, 'custody' | 'custodyChanges'>,
  { childId, nights }: CustodyChange,
): boolean {
  const nightOf = createNights(state, childId);
  if (nightOf === null) return false;
  return nights.every(({ from, to, home }) => {
    // The other phone may send any span: a screen cannot wait for thousands of years.
    if (daysBetween(from, to) > MOST_NIGHTS) return false;
    for (let day = from; day <= to; day = addDays(day, 1)) if (nightOf(day) !== home) return false;
    return true;
  });
}

/** Exceptions that are not over, by their first night. */
export const comingExceptions = (
  { custodyChanges }: CustodyChanges,
  today: string,
): CustodyChange[] =>
  custodyChanges
    .filter(({ askedBy }) => askedBy === null)
    .filter(({ nights, alternates }) => alternates || lastNight(nights) >= today)
    .toSorted((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));

const lastNight = (nights: readonly Nights[]): string =>
  nights
    .map(({ to }) => to)
    .toSorted()
    .at(-1) ?? '';
const firstOf = ({ nights }: CustodyChange): string =>
  nights.map(({ from }) => from).toSorted()[0] ?? '';

/** The nights of a swap as they would be: what is given, and what is taken in return. */
export const swappedNights = (
  homeOfNight: (day: string) => HomeId,
  spans: readonly { from: string; to: string }[],
): Nights[] => spans.map((span) => ({ ...span, home: otherHome(homeOfNight(span.from)) }));

export const homesInOrder = (own: HomeId | null): readonly HomeId[] =>
  own === 'b' ? HOME_IDS.toReversed() : HOME_IDS;
