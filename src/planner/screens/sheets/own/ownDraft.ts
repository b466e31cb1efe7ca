import { ownCopy } from '#planner/words/own.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { type OwnKind, ownKind } from '#family/rules/plan/planEntry.ts';
import {
  type ChildOwnDays,
  ownDaysOf,
  type OwnSpan,
  spanDays,
  spanProblem,
} from '#planner/rules/own/ownDays.ts';
import { ALL_DAY, type OwnPrice, type OwnThing } from '#planner/rules/own/ownEntry.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import type { Pasted } from '#planner/rules/own/readPasted.ts';
import { weekdayOf } from '#base/day/calendar.ts';
import { workday } from '#camps/rules/text/hours.ts';
import { familyCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { readDollars, typedDollars } from '../../pieces/readDollars.ts';
import type { PlanSheet } from '../../planSheet.ts';
import { findChild, type PlanView } from '../../PlanContext.ts';

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

export type OwnPreset = { name: string; kind: OwnKind; isFree: boolean };

/** Chips that fill in the name, and what goes with it. '' leaves the name to the family. */
export function ownPresets(plan: Pick<PlanView, 'entries' | 'state'>): readonly OwnPreset[] {
  const { what } = ownCopy;
  const usual = [
    { name: what.sitter, isFree: false },
    { name: what.grandma, isFree: true },
    { name: what.dad, isFree: true },
  ];
  const before = peopleBefore(plan);
  const others = usual.filter(({ name }) => before.every((one) => one.name !== name));
  return [
    { name: '', kind: 'camp', isFree: false },
    ...[...before, ...others].map((person) => ({ ...person, kind: 'care' as const })),
    { name: what.away, kind: 'away', isFree: true },
  ];
}

const MOST_PEOPLE = 3;

/** Whoever looked after the children before, latest first, each once. */
function peopleBefore({ entries, state }: Pick<PlanView, 'entries' | 'state'>) {
  const told = [
    ...entries
      .filter((entry) => ownKind(entry) === 'care')
      .map(({ snapshot, cents, days }) => ({
        name: snapshot.providerName,
        isFree: cents === 0,
        day: days.at(-1) ?? '',
      })),
    ...state.home
      .filter(({ isHome, who }) => isHome && who !== '')
      .map(({ who, day }) => ({ name: who, isFree: true, day })),
  ].toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const names = [...new Set(told.map(({ name }) => name))].slice(0, MOST_PEOPLE);
  return names.map((name) => ({
    name,
    isFree: told.find((one) => one.name === name)?.isFree ?? false,
  }));
}

/** The draft with a preset. A trip is everybody's, all day, and longer than a day. */
export function withPreset(
  draft: OwnDraft,
  { name, kind, isFree }: OwnPreset,
  { childIds, care }: { childIds: readonly string[]; care: Span },
): OwnDraft {
  const isAway = kind === 'away';
  return {
    ...draft,
    name,
    kind,
    price: isFree ? '0' : draft.price === '0' ? '' : draft.price,
    hours: isAway ? ALL_DAY : draft.hours === ALL_DAY ? care : draft.hours,
    ...(isAway && { childIds, isSpan: true }),
  };
}

/** The draft with what a pasted text says. */
export function withPasted(draft: OwnDraft, read: Pasted): OwnDraft {
  const { name, days, hours, price, address, link, ages, phones } = read;
  const facts = [ages && `${ages.charAt(0).toUpperCase()}${ages.slice(1)}`, ...phones];
  const note = [draft.note, ...facts].filter((line) => line !== '').join('\n');
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

export type OwnProblem = keyof typeof ownCopy.problems;

const MOST_DAYS = 100;

/** What each child gets. Nothing while the span has a problem. */
export function draftDays(plan: Pick<PlanView, 'children'>, draft: OwnDraft): ChildOwnDays[] {
  const { childIds, isSpan, span, withSchool } = draft;
  if (isSpan && spanProblem(span) !== null) return [];
  const days = isSpan ? spanDays(span, draft.kind) : draft.days;
  return childIds.flatMap((id) => {
    const planned = findChild(plan, id);
    return planned ? [ownDaysOf(planned, days, withSchool)] : [];
  });
}

/** The first thing that is wrong; null for a draft that can be added. */
export function ownProblem(draft: OwnDraft, byChild: readonly ChildOwnDays[]): OwnProblem | null {
  if (draft.name.trim() === '') return 'noName';
  if (draft.childIds.length === 0) return 'noChild';
  const wrong = draft.isSpan ? spanProblem(draft.span) : null;
  if (wrong !== null) return wrong;
  if (readDollars(draft.price) === 'wrong') return 'price';
  if (byChild.every(({ days }) => days.length === 0)) {
    return byChild.some(({ school }) => school.length > 0) ? 'noDaysLeft' : 'noDays';
  }
  if (byChild.some(({ days }) => days.length > MOST_DAYS)) return 'tooMany';
  return draft.link.trim() !== '' && externalUrl(draft.link) === null ? 'link' : null;
}

/** What is stored of a draft without a problem. */
export function ownThing(draft: OwnDraft): OwnThing {
  const cents = readDollars(draft.price);
  const price = cents === null || cents === 'wrong' ? null : { cents, per: draft.per };
  return { ...draft, price };
}

/** The hours that a family needs on a day (YYYY-MM-DD), or on any other one when it needs none then. */
export function careHoursOn({ state }: Pick<PlanView, 'state'>, day: string): Span {
  const hours = familyCareHours(state.family);
  return hours[weekdayOf(day)] ?? hours.find((span) => span !== null) ?? workday;
}

/** The tapped day of the tapped child; from anywhere else the open days of the shown week, for all children. */
export function newOwnDraft(
  plan: PlanView,
  { childId, day, who }: Extract<PlanSheet, { kind: 'own' }>,
): OwnDraft {
  const everybody = plan.children.map(({ child }) => child.id);
  const childIds = childId === null ? everybody : [childId];
  const open = plan.children.flatMap(({ cells }) =>
    cells(plan.week).flatMap((cell) => (cell.cover === 'open' && !cell.isOver ? [cell.day] : [])),
  );
  const days = day === null ? [...new Set(open)].toSorted() : [day];
  const [from = day ?? ''] = plan.week;
  const care = careHoursOn(plan, day ?? plan.today);
  const draft: OwnDraft = {
    kind: 'camp',
    name: '',
    childIds,
    days,
    span: { from: day ?? from, to: day ?? plan.week.at(-1) ?? '', weekdays: [] },
    isSpan: false,
    withSchool: false,
    hours: care,
    price: '',
    per: 'all',
    address: '',
    link: '',
    note: '',
  };
  const preset = ownPresets(plan).find(({ name }) => name !== '' && name === who);
  return preset ? withPreset(draft, preset, { childIds: everybody, care }) : draft;
}
