// What a change, a tap and a file cost the planner's own code, with the plan of a large family.
import type { Directory } from '../../../src/camps/rules/camp/directory.ts';
import { addDays } from '../../../src/base/day/calendar.ts';
import { childLabels } from '../../../src/planner/rules/calendar/childLabels.ts';
import { planCalendarRows } from '../../../src/planner/rules/calendar/planCalendarRows.ts';
import { planEvents } from '../../../src/planner/rules/calendar/planEvents.ts';
import { createBreakCamps } from '../../../src/planner/rules/candidates/breakCamps.ts';
import { candidatesFor } from '../../../src/planner/rules/candidates/candidatesFor.ts';
import { type FamilyView, familyView } from '../../../src/planner/rules/family/familyView.ts';
import { schoolYearRange } from '../../../src/planner/rules/family/schoolYearRange.ts';
import type { PlanState } from '../../../src/family/rules/plan/planRows.ts';
import { buildPlanState } from '../../../src/planner/rules/buildPlanState.ts';
import { calendarFile } from '../../../src/base/calendarFile/calendarFile.ts';
import { careNeedOn } from '../../../src/planner/screens/careNeedOn.ts';
import {
  BIG_PLAN_DAY,
  bigFamily,
  bigPlanRows,
  bigSchoolBreaks,
  readBigPlan,
} from '../../fixtures/plan/bigPlan.ts';
import { benchCamps } from './benchCamps.ts';

const ROUNDS = 20;
const EVENTS = 60;
const NO_FAVORITES: ReadonlySet<string> = new Set();
/** As many as the sheet of a day asks for. */
const MOST_CANDIDATES = 200;

/** Milliseconds of each round. */
export type PlanTimes = {
  /** A row has changed: all cells of the shown break. */
  edit: number[];
  /** Nothing is known yet but the rows: all cells of the year. */
  year: number[];
  /** All camps of a break by day. */
  index: number[];
  /** An open day: its camps, the best first. */
  day: number[];
  /** A calendar file of 60 days. */
  file: number[];
};

/** With so many camps in the directory. Each is the first of its kind on this page: nothing is warm. */
export function planTimes(camps: number): PlanTimes {
  const directory = directoryOf(camps);
  const rows = bigPlanRows(directory.camps);
  const view = viewOf(buildPlanState(readBigPlan(rows)), directory);
  const shown = view.breaks[0];
  if (!shown) throw new Error('There is no break.');
  const edit = rounds((at) => {
    const changed = rows.map((row, no) => (no === at ? { ...row, status: 'cancelled' } : row));
    const state = buildPlanState(readBigPlan(changed));
    return () => viewOf(state, directory).children.map(({ cells }) => cells(shown.days));
  });
  const index = rounds(() => () => {
    createBreakCamps(directory.camps, directory.seasons, shown.days, BIG_PLAN_DAY);
  });
  const breakCamps = createBreakCamps(directory.camps, directory.seasons, shown.days, BIG_PLAN_DAY);
  const day = rounds((at) => () => {
    const child = view.children[at % view.children.length];
    const tapped = shown.days[at % shown.days.length];
    if (!child || tapped === undefined) throw new Error('There is no such day.');
    const found = candidatesFor(
      careNeedOn({ shown, favorites: NO_FAVORITES, friends: [] }, child, tapped),
      breakCamps,
      MOST_CANDIDATES,
    );
    if (found.length === 0) throw new Error('No camp fits.');
  });
  const days = daysOfYear();
  const year = rounds(() => {
    const state = buildPlanState(readBigPlan(rows));
    const fresh = { ...directory, schoolBreaks: bigSchoolBreaks.map((row) => ({ ...row })) };
    return () => viewOf(state, fresh).children.map(({ cells }) => cells(days));
  });
  return { edit, year, index, day, file: rounds(() => fileOf(view, shown.days)) };
}

/** `prepare` is not measured; what it gives is. */
function rounds(prepare: (round: number) => () => unknown): number[] {
  return Array.from({ length: ROUNDS }, (_, at) => {
    const work = prepare(at);
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}

const viewOf = (state: PlanState, directory: Directory): FamilyView =>
  familyView(bigFamily, state, directory, BIG_PLAN_DAY);

function directoryOf(camps: number): Directory {
  return {
    camps: [...benchCamps(camps).camps],
    seasons: [],
    activities: [],
    districts: [],
    schoolBreaks: [...bigSchoolBreaks],
  };
}

function daysOfYear(): string[] {
  const { from, to } = schoolYearRange(BIG_PLAN_DAY);
  const days = [from];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(addDays(day, 1));
  return days;
}

/** Twelve camps for five days each: what the plan says of them, and the file of it. */
function fileOf({ entries, camps }: FamilyView, days: readonly string[]): () => void {
  const [entry] = entries;
  if (!entry) throw new Error('The plan is empty.');
  const booked = Array.from({ length: EVENTS / days.length }, (_, at) => ({
    ...entry,
    id: `entry-${at}`,
    campId: `gone-${at}`,
    status: 'confirmed' as const,
    days: [...days],
    hours: { from: 540, to: 960 },
  }));
  const source = {
    entries: booked,
    camps,
    familyDays: [],
    bookingDays: [],
    sent: [],
    labels: childLabels(bigFamily),
    driversOf: () => '',
    pageOf: (campId: string) => `https://camply.example/camps/${campId}`,
    today: BIG_PLAN_DAY,
    now: 0,
  };
  return () => {
    const events = planEvents(planCalendarRows(source, null), 'camply.example');
    const text = calendarFile('Camps', events, 0);
    if (text.split('BEGIN:VEVENT').length - 1 !== EVENTS) throw new Error('Other events.');
  };
}
