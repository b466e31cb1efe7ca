// What a choice of a family changes of what its circles are told.
import type { CircleWish } from '#family/rules/plan/circleRows.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import type { Child, ChildColor } from '#family/rules/profile.ts';
import { canBeQuiet, circleLabel, type CircleOffer, wishId } from './tellCircle.ts';

export type Telling = 'none' | 'open' | 'quiet';

/** What a circle calls a child, and its color there. */
export type CircleFace = { label: string; color: ChildColor };

type Told = Pick<PlanState, 'entries' | 'circleWishes'>;

/** What the circle is told of a week of the plan; undefined for nothing. */
export const wishOf = (
  { circleWishes }: Pick<PlanState, 'circleWishes'>,
  circleId: string,
  { entryId, week }: Pick<CircleOffer, 'entryId' | 'week'>,
): CircleWish | undefined =>
  circleWishes.find(
    (wish) => wish.circleId === circleId && wish.entryId === entryId && wish.week === week,
  );

export const tellingOf = (wish: CircleWish | undefined): Telling =>
  wish === undefined ? 'none' : wish.isQuiet ? 'quiet' : 'open';

/** The quiet wish of the same child and week that another one takes the place of. */
export function otherQuietWish(
  state: Told,
  circleId: string,
  { entryId, childId, week }: CircleOffer,
): CircleWish | undefined {
  return wishesOfChild(state, circleId, childId).find(
    (wish) => wish.isQuiet && wish.week === week && wish.entryId !== entryId,
  );
}

/** What was told keeps its note. A child has one quiet wish a week: the earlier one goes. */
export function tellCommands(
  state: Told,
  circleId: string,
  offer: CircleOffer,
  telling: Telling,
  face: CircleFace,
): PlanCommand[] {
  const id = wishId(circleId, offer.entryId, offer.week);
  const known = wishOf(state, circleId, offer);
  if (telling === 'none') return known ? [{ kind: 'circle_wish', id: known.id, row: null }] : [];
  const isQuiet = telling === 'quiet';
  if (isQuiet && !canBeQuiet(offer)) return [];
  const other = isQuiet ? otherQuietWish(state, circleId, offer) : undefined;
  const { entryId, week } = offer;
  const row: CircleWish = known
    ? { ...known, isQuiet }
    : { id, circleId, entryId, week, ...face, isQuiet, note: null };
  return [
    ...(other ? [{ kind: 'circle_wish', id: other.id, row: null } as const] : []),
    { kind: 'circle_wish', id: row.id, row },
  ];
}

/** As this circle knows the child, else as other circles do. */
export function faceIn(
  state: Told,
  circleId: string,
  child: Pick<Child, 'id' | 'firstName' | 'color'>,
): CircleFace {
  const known = wishesOfChild(state, circleId, child.id).at(-1);
  return known ? { label: known.label, color: known.color } : circleLabel(child, state);
}

/** All that this circle is told of the child changes at once. */
export const faceCommands = (
  state: Told,
  circleId: string,
  childId: string,
  face: CircleFace,
): PlanCommand[] =>
  wishesOfChild(state, circleId, childId).map(({ id }) => ({
    kind: 'circle_wish',
    id,
    set: face,
  }));

function wishesOfChild(
  { entries, circleWishes }: Told,
  circleId: string,
  childId: string,
): CircleWish[] {
  const ofChild = new Set(entries.flatMap((one) => (one.childId === childId ? [one.id] : [])));
  return circleWishes.filter((wish) => wish.circleId === circleId && ofChild.has(wish.entryId));
}
