import { capitalized } from '#base/text/capitalized.ts';
import type { ownCopy } from '#planner/words/own.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { MOST_ENTRY_DAYS, type OwnKind } from '#family/rules/plan/planEntry.ts';
import {
  type ChildOwnDays,
  ownDaysOf,
  type OwnSpan,
  spanDays,
  spanProblem,
} from '#planner/rules/own/ownDays.ts';
import type { OwnPrice, OwnThing } from '#planner/rules/own/ownEntry.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import type { Pasted } from '#planner/rules/own/readPasted.ts';
import { readDollars, typedDollars } from '../../pieces/readDollars.ts';
import type { PlanView } from '../../PlanContext.ts';

/** What was entered so far. Days are YYYY-MM-DD. */
export type OwnDraft = {
  kind: OwnKind;
  name: string;
  childIds: readonly string[];
  /** Picked one by one; what counts while `isSpan` is false. */
  days: readonly string[];
  span: OwnSpan;
  isSpan: boolean;
  withSchool: boolean;
  hours: Span;
  /** As typed, in dollars; '' for unknown. */
  price: string;
  per: OwnPrice['per'];
  address: string;
  link: string;
  note: string;
};

/** The draft with what a pasted text says. */
export function withPasted(draft: OwnDraft, read: Pasted): OwnDraft {
  const { name, days, hours, price, address, link, ages, phones } = read;
  const facts = [ages && capitalized(ages), ...phones];
  const lines = draft.note.split('\n');
  const added = facts.filter((fact) => !lines.includes(fact));
  const note = [draft.note, ...added].filter((line) => line !== '').join('\n');
  return {
    ...draft,
    name: name || draft.name,
    ...(days.length > 0 && { days, isSpan: false }),
    hours: hours ?? draft.hours,
    ...(price && { price: typedDollars(price.cents), per: price.per }),
    address: address || draft.address,
    link: link || draft.link,
    note,
  };
}

export type OwnProblem = keyof typeof ownCopy.problems | 'hours';

/** What each child gets. Nothing while the span has a problem. */
export function draftDays(plan: Pick<PlanView, 'children'>, draft: OwnDraft): ChildOwnDays[] {
  const { childIds, isSpan, span, withSchool } = draft;
  if (isSpan && spanProblem(span) !== null) return [];
  const days = isSpan ? spanDays(span, draft.kind) : draft.days;
  return plan.children.flatMap((planned) =>
    childIds.includes(planned.child.id) ? [ownDaysOf(planned, days, withSchool)] : [],
  );
}

/** The first thing that is wrong; null for a draft that can be added. */
export function ownProblem(draft: OwnDraft, byChild: readonly ChildOwnDays[]): OwnProblem | null {
  if (draft.name.trim() === '') return 'noName';
  if (draft.childIds.length === 0) return 'noChild';
  const wrong = draft.isSpan ? spanProblem(draft.span) : null;
  if (wrong !== null) return wrong;
  if (draft.hours.from >= draft.hours.to) return 'hours';
  if (readDollars(draft.price) === 'wrong') return 'price';
  if (byChild.every(({ days }) => days.length === 0)) {
    return byChild.some(({ school }) => school.length > 0) ? 'noDaysLeft' : 'noDays';
  }
  if (byChild.some(({ days }) => days.length > MOST_ENTRY_DAYS)) return 'tooMany';
  return draft.link.trim() !== '' && externalUrl(draft.link) === null ? 'link' : null;
}

/** What is stored of a draft without a problem. */
export function ownThing(draft: OwnDraft): OwnThing {
  const cents = readDollars(draft.price);
  const price = cents === null || cents === 'wrong' ? null : { cents, per: draft.per };
  return { ...draft, price };
}
