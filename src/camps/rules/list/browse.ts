import { type Hours, workday } from '../text/hours.ts';
import type { Camp } from '../camp/camp.ts';
import { plain } from '../camp/plain.ts';
import type { Break } from '../season/season.ts';
import type { AllBreaks } from './allBreaks.ts';
import type { BreakRules } from './breakRules.ts';
import { type DaySpan, ageFilterRange, readDays, readMiles, readPriceRange } from './criteria.ts';
import { type FilterKey, type Filters, readBreaks } from './filters.ts';
import { EXACT_MATCH, type Hits, NEAR_ME } from './hits.ts';
import {
  type ListFacts,
  type Seats,
  listFacts,
  someSession,
  type Passes,
  type Shown,
} from './listFacts.ts';
import { milesTo, type Near } from './near.ts';
import { once } from './remember.ts';

/** What filters refer to and camps do not hold. */
export type FilterContext = {
  /** The origin of distances, from the filter's ZIP; null without a known one, when no camp is far. */
  near: Near | null;
  /** When the filter's district has days off in this season. Counts only when the filters name no days. */
  daysOff: readonly DaySpan[];
  /** YYYY-MM-DD: the next camp is counted from it, and what was said of seats is known for a week. */
  today: string;
  /** The hours that the workday filter asks for; without them those of most families. */
  care?: Hours | null | undefined;
};

export type Browsed = {
  featured: Shown[];
  basic: Shown[];
  shown: number;
  total: number;
  /** How many camps would show if this activity were the chosen one and all other filters stayed. */
  countWith: (activity: string) => number;
  /** How many would show if only this break were picked and all other filters stayed. 0 on one break's page. */
  countIn: (name: Break) => number;
  /** How many camps run on each day (YYYY-MM-DD), were no date chosen and all other filters stayed. */
  campsByDay: () => ReadonlyMap<string, number>;
  /** How many more camps would show were those shown, too, that say nothing of their room. */
  unsaid: () => number;
  /** The distance of a camp, null when unknown; null altogether without a ZIP to measure from. */
  milesTo: ((camp: Camp) => number | null) | null;
};

const noContext: FilterContext = { near: null, daysOff: [], today: '2000-01-01' };

/**
 * Decides which camps a list shows, and in what order: one pass over the list, in the requested order, by default the
 * next camp first (camps come sorted by provider name). Close matches pass every other filter and follow after the
 * camps that contain the typed text, the best first unless another order is requested. Basic listings form a list of
 * their own. Facet counts come from the same pass: each facet leaves out its own filter and applies the others.
 */
export function browse(
  camps: readonly Camp[],
  filters: Filters,
  hits: Hits,
  rules: BreakRules | AllBreaks,
  context: FilterContext = noContext,
): Browsed {
  const facts = listFacts(camps, rules);
  const others = [
    ...passing(passesOf, filters, facts, context),
    ...someSession(camps, rules, (ofSessions) =>
      passing(sessionPassesOf, filters, ofSessions, context),
    ),
  ];
  const contained = facts.containing('search', plain(filters.search));
  const ofActivity = facts.withActivity(plain(filters.activity));
  const breaks: readonly (Break | null)[] = 'sections' in rules ? readBreaks(filters) : [];
  const soonest = facts.orderedBy(facts.nextDay(context.today));
  const order = orderOf(filters, context, facts) ?? soonest;
  const scores = new Map<number, number>();
  for (const [id, score] of hits) {
    const index = facts.indexOf().get(id);
    if (index !== undefined) scores.set(index, score);
  }

  const exact: number[] = [];
  const found: number[] = [];
  const ofAnyActivity: number[] = [];
  const ofAnyBreak: number[] = [];
  for (const index of order) {
    if (!others.every((passes) => passes[index])) continue;
    const isExact = contained[index] ?? false;
    if (!isExact && !scores.has(index)) continue;
    const isOfActivity = ofActivity[index] ?? false;
    const isOfBreaks = breaks.length === 0 || breaks.includes(facts.break[index] ?? null);
    if (isOfBreaks) ofAnyActivity.push(index);
    if (isOfActivity) ofAnyBreak.push(index);
    if (isOfActivity && isOfBreaks) (isExact ? exact : found).push(index);
  }
  if (order === soonest) {
    found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  }

  const shown = [
    ...exact.flatMap((index) => facts.exact[index] ?? []),
    ...found.flatMap((index) => {
      const isClose = (scores.get(index) ?? 0) < EXACT_MATCH;
      return (isClose ? facts.close() : facts.exact)[index] ?? [];
    }),
  ];
  return {
    featured: shown.filter(({ camp }) => camp.listing !== 'basic'),
    basic: shown.filter(({ camp }) => camp.listing === 'basic'),
    shown: shown.length,
    total: camps.length,
    countWith(name) {
      const has = facts.withActivity(plain(name));
      return ofAnyActivity.filter((index) => has[index]).length;
    },
    countIn: (name) => ofAnyBreak.filter((index) => facts.break[index] === name).length,
    // A separate pass: only an open calendar needs it, for its dots and for its first month.
    campsByDay: once(() => {
      const anyDay = { ...filters, start: '', end: '', district: '' };
      const { featured, basic } = browse(camps, anyDay, hits, rules, context);
      return countByDay([...featured, ...basic]);
    }),
    // As above: only a list of those with room says it.
    unsaid: once(() => {
      if (filters.room !== 'yes') return 0;
      const withUnsaid: Filters = { ...filters, room: 'maybe' };
      return browse(camps, withUnsaid, hits, rules, context).shown - shown.length;
    }),
    milesTo: context.near && ((camp) => context.near && milesTo(camp, context.near)),
  };
}

function countByDay(shown: readonly Shown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { camp } of shown) {
    for (const day of new Set(camp.days)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

type Pass = (filters: Filters, facts: ListFacts, context: FilterContext) => Passes | null;

const passing = (passes: Record<string, Pass>, ...asked: Parameters<Pass>): Passes[] =>
  Object.values(passes).flatMap((pass) => {
    const found = pass(...asked);
    return found === null ? [] : [found];
  });

/** The filters that one session of a camp has to pass together: a spot in July is none for June. */
type SessionFilter = 'dates' | 'ages' | 'price' | 'hours' | 'room';

/** Which camps each other filter lets pass; null while it lets all pass. Search, activity and breaks have counts of their own (browse). */
const passesOf: Record<
  Exclude<FilterKey, SessionFilter | 'search' | 'activity' | 'breaks'>,
  Pass
> = {
  location: ({ location }, facts) => facts.containing('location', plain(location)),
  near(filters, facts, { near }) {
    const miles = readMiles(filters);
    return near && miles !== null ? facts.miles(near).map((own) => own <= miles) : null;
  },
};

/** The same for the camps of a list by their sessions. */
const sessionPassesOf: Record<SessionFilter, Pass> = {
  // A camp without days fails, so that no family is sent to a closed door.
  dates(filters, facts, { daysOff }) {
    const days = readDays(filters);
    const ranges = days ? [days] : filters.district === '' ? [] : daysOff;
    return ranges.length === 0 ? null : facts.running(ranges);
  },
  // A camp that names no ages takes every child.
  ages(filters, facts) {
    const ages = ageFilterRange(filters);
    return ages && facts.ages().map((own) => !own || (own.from <= ages.to && own.to >= ages.from));
  },
  price(filters, facts) {
    const price = readPriceRange(filters);
    return price && facts.cents().map((cents) => price.from <= cents && cents <= price.to);
  },
  hours: ({ hours }, facts, { care }) => (hours === '' ? null : facts.covering(care ?? workday)),
  // Never a waitlist, and never a camp that is full.
  room({ room }, facts, { today }) {
    if (room === '') return null;
    const isShown = (seats: Seats) =>
      seats === 'open' || seats === 'few' || (room === 'maybe' && seats === 'unknown');
    return facts.seats(today).map(isShown);
  },
};

/** Null: the next camp first. Distance needs a place to start from, and so does 'near me'. */
function orderOf(
  { sort, search }: Filters,
  { near }: FilterContext,
  facts: ListFacts,
): readonly number[] | null {
  if (sort === 'name') return facts.byName;
  if (sort === 'opens') return facts.orderedBy(facts.opensAt());
  if (sort === 'price') return facts.orderedBy(facts.cents());
  const isByMiles = sort === 'distance' || search.search(NEAR_ME) !== -1;
  return near && isByMiles ? facts.orderedBy(facts.miles(near)) : null;
}
