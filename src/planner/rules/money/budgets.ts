import { daysBetween } from '#base/day/daysBetween.ts';
import type { FamilyBreak } from '../family/familyBreaks.ts';

type Span = Pick<FamilyBreak, 'from' | 'to'>;
/** Cents by `<owner>/<first day>/<last day>` of the break; a row of an earlier version has no last day. */
type Budgets = Readonly<Record<string, number>>;

/** What a break may cost, in cents: for the whole family, or by the child's id where the family has split it. */
export type BreakBudget = { family: number | null; byChild: Readonly<Record<string, number>> };

/** The owner of a budget that no child has alone. Ids of children are random. */
const FAMILY = 'family';
const KEY = /^(.+?)\/(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))?$/;

/**
 * The budget of one break, found by any of its days: the break may have grown, moved or joined another one since it was
 * set. Budgets of breaks that have joined are added; of an owner's two for the same days the longer one counts.
 * `breaks`: all of them in order; `shown`: one of them.
 */
export function readBreakBudget(
  budgets: Budgets,
  breaks: readonly Span[],
  shown: Span,
): BreakBudget {
  const longestFirst = keysOf(budgets, breaks, shown).toSorted(
    (a, b) => daysBetween(b.span.from, b.span.to) - daysBetween(a.span.from, a.span.to),
  );
  const own: typeof longestFirst = [];
  for (const one of longestFirst) {
    const isTwice = own.some(({ owner, span }) => owner === one.owner && overlaps(span, one.span));
    if (!isTwice) own.push(one);
  }
  const ofFamily = own.filter(({ owner }) => owner === FAMILY);
  const byChild: Record<string, number> = {};
  for (const { key, owner, span } of own) {
    const isPart = owner !== FAMILY && ofFamily.some((one) => overlaps(one.span, span));
    if (!isPart) byChild[owner] = (byChild[owner] ?? 0) + (budgets[key] ?? 0);
  }
  if (ofFamily.length === 0) return { family: null, byChild };
  return { family: Object.values(byChild).reduce((sum, cents) => sum + cents, 0), byChild: {} };
}

/** All budgets with a new one for a break; those that it had go. An amount of null is none. */
export function changeBreakBudget(
  budgets: Budgets,
  breaks: readonly Span[],
  shown: Span,
  { family, byChild }: BreakBudget,
): Record<string, number> {
  const gone = new Set(keysOf(budgets, breaks, shown).map(({ key }) => key));
  const keyOf = (owner: string) => `${owner}/${shown.from}/${shown.to}`;
  return Object.fromEntries([
    ...Object.entries(budgets).filter(([key]) => !gone.has(key)),
    ...Object.entries(byChild).map(([childId, cents]) => [keyOf(childId), cents]),
    ...(family === null ? [] : [[keyOf(FAMILY), family]]),
  ]);
}

/** The keys that belong to a break: the first of all breaks that has one of the days they were set for. */
function keysOf(budgets: Budgets, breaks: readonly Span[], shown: Span) {
  return Object.keys(budgets).flatMap((key) => {
    const [, owner, from, to = from] = KEY.exec(key) ?? [];
    if (owner === undefined || from === undefined || to === undefined) return [];
    const span = { from, to };
    const first = breaks.find((one) => overlaps(one, span));
    return first?.from === shown.from ? [{ key, owner, span }] : [];
  });
}

const overlaps = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;
