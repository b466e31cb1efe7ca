import { useMemo } from 'react';
import { mondayOf } from '#base/day/mondayOf.ts';
import { useGazetteer } from '#camps/camps.ts';
import type { Child } from '#family/rules/profile.ts';
import { locateZip, type Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { type Candidate, candidatesFor } from '#planner/rules/candidates/candidatesFor.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { weekNeed } from '#planner/rules/candidates/weekNeed.ts';
import type { OpenDay } from '#planner/rules/candidates/careAsked.ts';
import { type CareNeed, createCareNeed } from '#planner/rules/candidates/careNeed.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { dayCell, heldSpans } from '#planner/rules/coverage/dayCell.ts';
import { isCoveredDay } from '#planner/rules/coverage/isCoveredDay.ts';
import { isWaiting } from '#planner/rules/coverage/isOpenCell.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import type { PlanView } from '../../PlanContext.ts';
import { careNeedOn } from '../../careNeedOn.ts';
import { type SiblingStop, siblingStops } from './siblingDrives.ts';

/** The inputs for an open day, and the camps for it. */
export type DayChoices = {
  child: Child;
  cell: ChildCell;
  need: CareNeed;
  /** The days of a week were asked for, not one day. */
  isWeek: boolean;
  /** The camps that were asked. */
  camps: BreakCamps;
  candidates: readonly Candidate[];
  /** There are more of them. */
  isCut: boolean;
  /** Rows of that day: those that hold a part of it, wait, or are thought of. */
  entries: readonly PlanEntry[];
  /** The first choice for the day, which others can back up; null when there is none. */
  first: PlanEntry | null;
  /** The day is covered: another camp would only be a back-up. */
  isStandIn: boolean;
  /** Days of the break with a place on a waitlist. */
  waiting: ReadonlySet<string>;
  /** The days of the break on which the child is there already, by camp. */
  daysThere: ReadonlyMap<string, readonly string[]>;
  siblings: readonly SiblingStop[];
  gazetteer: Gazetteer | null;
  hasZip: boolean;
};

/** Enough for sorting by price or miles; longer lists are not read. */
const MOST = 200;

/** `days`: YYYY-MM-DD, that of the cell first, to ask for these and no others with one booking. */
export function useDayChoices(
  plan: PlanView,
  planned: PlanChild,
  cell: ChildCell,
  days?: readonly string[],
): DayChoices {
  const zip = plan.profile.parentInfo.zipCode.trim();
  const { gazetteer } = useGazetteer(true);
  return useMemo(() => {
    const from = gazetteer && locateZip(zip, gazetteer);
    const near = from && { from, gazetteer };
    const siblings = siblingStops(plan, planned.child.id, cell.day, gazetteer);
    const choices = dayChoices(plan, planned, cell, near, days);
    return { ...choices, siblings, gazetteer, hasZip: zip !== '' };
  }, [plan, planned, cell, days, gazetteer, zip]);
}

function dayChoices(
  plan: PlanView,
  planned: PlanChild,
  cell: ChildCell,
  near: CareNeed['near'],
  days?: readonly string[],
) {
  const { child, cells, inputs } = planned;
  const isStandIn = isCoveredDay(cell.cover) || cell.cover === 'none';
  const entries = cell.claims.flatMap(
    ({ entryId }) => inputs.entries.find(({ id }) => id === entryId) ?? [],
  );
  const [first = null] = entries.toSorted((a, b) => a.rank - b.rank);
  const ofBreak = cells(plan.shown.days).filter(({ isOver }) => !isOver);
  const asked = careNeedOn(plan, planned, cell.day, near);
  const open = plan.shown.isSummer ? inItsWeek(asked) : asked;
  const ofDay =
    isStandIn && first ? createCareNeed({ ...asked, ...withoutRow(first, cell, ofBreak) }) : open;
  const { need, camps } = days
    ? weekNeed(ofDay, plan.breakCamps, days)
    : { need: ofDay, camps: plan.breakCamps };
  const found = candidatesFor(need, camps, MOST + 1);
  return {
    child,
    cell,
    need,
    isWeek: days !== undefined,
    camps,
    candidates: found.slice(0, MOST),
    isCut: found.length > MOST,
    entries,
    first,
    isStandIn,
    waiting: new Set(ofBreak.filter(isWaiting).map(({ day }) => day)),
    daysThere: daysThere(inputs.entries, plan.shown.days),
  };
}

/** A summer is booked by the week: one tap must not book eight of them. */
function inItsWeek(need: CareNeed): CareNeed {
  const monday = mondayOf(need.day);
  const openDays = new Map([...need.openDays].filter(([day]) => mondayOf(day) === monday));
  return createCareNeed({ ...need, openDays });
}

/** What would be open on the days of a row if its camp said no. */
function withoutRow(
  { id, days }: PlanEntry,
  { day: tapped }: ChildCell,
  ofBreak: readonly ChildCell[],
): Pick<CareNeed, 'gaps' | 'openDays'> {
  const openDays = new Map<string, OpenDay>();
  for (const { day, need, claims, home } of ofBreak) {
    if (!days.includes(day)) continue;
    const others = claims.filter(({ entryId }) => entryId !== id);
    const { gaps } = dayCell(need, others, home);
    openDays.set(day, { gaps, held: heldSpans(others.filter(coversDay)) });
  }
  return { gaps: openDays.get(tapped)?.gaps ?? [], openDays };
}

function daysThere(
  entries: readonly PlanEntry[],
  days: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const there = entries
    .filter(({ status }) => status !== 'cancelled' && status !== 'considering')
    .map((entry) => [entry.campId, entry.days.filter((day) => days.includes(day))] as const);
  return new Map(there.filter(([, ofBreak]) => ofBreak.length > 0));
}
