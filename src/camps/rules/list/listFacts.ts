import type { Camp } from '../camp/camp.ts';
import { seatsOn } from '../camp/seats.ts';
import { sessionCamps } from '../camp/sessionCamp.ts';
import { signUpDay } from '../season/isNotOpenYet.ts';
import type { Point } from '../place/distance.ts';
import { type Hours, readHours } from '../text/hours.ts';
import type { AllBreaks } from './allBreaks.ts';
import { type BreakRules, fallRules, type Texts } from './breakRules.ts';
import type { DaySpan, Range } from './criteria.ts';
import { milesTo, type Near } from './near.ts';
import { memoize, once } from './remember.ts';
import { plain } from '../camp/plain.ts';

/**
 * One text of a whole list, ready for comparing, and where the part of each camp ends. A search through it takes a
 * tenth of the time of a search in each of 10,000 short texts.
 */
type ListText = { text: string; ends: readonly number[] };

// Users cannot type these characters, so no match spans two fields or two camps.
const BETWEEN_FIELDS = '\u0000';
const BETWEEN_CAMPS = '\u0001';

function listText(camps: readonly Camp[], textsOf: (camp: Camp) => Texts): ListText {
  const each = camps.map((camp) => textsOf(camp).join(BETWEEN_FIELDS));
  const text = plain(each.join(BETWEEN_CAMPS));
  let end = 0;
  return { text, ends: text.split(BETWEEN_CAMPS).map((own) => (end += own.length + 1)) };
}

/** Returns, by index of the camp, whether one of its texts contains `wanted`, which is `plain` and not empty. */
function whichContain({ text, ends }: ListText, wanted: string): boolean[] {
  const found = ends.map(() => false);
  let index = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[index])) {
    while ((ends[index] ?? Infinity) <= at) index += 1;
    found[index] = true;
  }
  return found;
}

/** `close`: only the search index found it (a misspelling, a synonym); its texts do not contain what was typed. */
export type Shown = { camp: Camp; close: boolean };

export type Seats = ReturnType<typeof seatsOn>;

/** Whether each camp passes, by its index in the list. */
export type Passes = readonly boolean[];

export type ListFacts = ReturnType<typeof readFacts>;

const known = new WeakMap<readonly Camp[], WeakMap<BreakRules | AllBreaks, ListFacts>>();

/**
 * The values that filters compare, by index of the camp: computed on first use, once for a list and its rules and not
 * at every key press. Lists are never changed in place.
 */
export function listFacts(camps: readonly Camp[], rules: BreakRules | AllBreaks): ListFacts {
  const byRules = known.get(camps) ?? new WeakMap();
  known.set(camps, byRules);
  const facts = byRules.get(rules) ?? readFacts(camps, rules);
  byRules.set(rules, facts);
  return facts;
}

/** All sessions of a list, each as a camp, with the index of its camp. */
const sessionsOf = memoize(
  new WeakMap<readonly Camp[], { sessions: readonly Camp[]; owners: readonly number[] }>(),
  (camps) => {
    if (camps.every((camp) => camp.sessions === null)) return { sessions: camps, owners: [] };
    const each = camps.map(sessionCamps);
    const owners = each.flatMap((own, index) => own.map(() => index));
    return { sessions: each.flat(), owners };
  },
);

/** `pass` by the sessions of camps: a camp passes when one of its sessions passes all of it. */
export function someSession(
  camps: readonly Camp[],
  rules: BreakRules | AllBreaks,
  pass: (facts: ListFacts) => readonly Passes[],
): readonly Passes[] {
  const { sessions, owners } = sessionsOf(camps);
  const all = pass(listFacts(sessions, rules));
  if (sessions === camps || all.length === 0) return all;
  const found = camps.map(() => false);
  owners.forEach((owner, index) => {
    if (all.every((passes) => passes[index])) found[owner] = true;
  });
  return [found];
}

function readFacts(camps: readonly Camp[], rules: BreakRules | AllBreaks) {
  const sections = 'sections' in rules ? rules.sections : [];
  const bySeason = new Map(sections.flatMap((one) => one.seasonIds.map((id) => [id, one])));
  const rulesOf = ({ seasonId }: Camp) =>
    'sections' in rules ? (bySeason.get(seasonId)?.rules ?? fallRules) : rules;
  const each = <Value>(read: (camp: Camp) => Value) => once(() => camps.map(read));

  const everyCamp: Passes = camps.map(() => true);
  const texts = {
    search: once(() => listText(camps, (camp) => rulesOf(camp).search(camp))),
    activity: once(() => listText(camps, (camp) => rulesOf(camp).activity(camp))),
    location: once(() => listText(camps, (camp) => rulesOf(camp).location(camp))),
  };
  const containing = (field: keyof typeof texts, wanted: string): Passes =>
    wanted === '' ? everyCamp : whichContain(texts[field](), wanted);
  const byName = [...camps.keys()];
  const byDay = once(() => indicesByDay(camps));
  const milesFrom = new WeakMap<Point, readonly number[]>();
  const orders = new WeakMap<readonly number[], readonly number[]>();
  const coveringBy = new Map<string, Passes>();

  return {
    exact: camps.map((camp): Shown => ({ camp, close: false })),
    close: each((camp): Shown => ({ camp, close: true })),
    /** Null in the list of one break. */
    break: camps.map(({ seasonId }) => bySeason.get(seasonId)?.break ?? null),
    indexOf: once(() => new Map(camps.map(({ id }, index) => [id, index]))),
    /** Whether the `plain` text is in one of the texts that the filter reads. */
    containing,
    /** The same for activities. Remembered: a list counts a dozen of them at every key press. */
    withActivity: memoize(new Map(), (activity: string) => containing('activity', activity)),
    ages: each(agesOf),
    covering: (hours: Hours) =>
      memoize(coveringBy, () => camps.map((camp) => covers(camp, hours)))(
        `${hours.from}-${hours.to}`,
      ),
    /** On a day of Atlanta's calendar. */
    seats: memoize(new Map<string, readonly Seats[]>(), (today) =>
      camps.map((camp) => seatsOn(camp, today)),
    ),
    /** Infinity when unknown, as in the two below: within no range, and last in every order. */
    cents: each((camp) => rulesOf(camp).cents(camp) ?? Infinity),
    /**
     * The next day from a day (YYYY-MM-DD) on, as 20261221; 20261221.5 for a camp that says its sign-up opens later, so
     * that it comes after the others of that day. Unknown ones after all others, Infinity when over.
     */
    nextDay: memoize(new Map<string, readonly number[]>(), (today) =>
      camps.map((camp) => nextDay(camp, today)),
    ),
    /** Milliseconds since 1970. */
    opensAt: each(opensAt),
    miles: (near: Near) =>
      memoize(milesFrom, () => camps.map((camp) => milesTo(camp, near) ?? Infinity))(near.from),
    /** A day in one of the ranges. */
    running(ranges: readonly DaySpan[]): Passes {
      const found = camps.map(() => false);
      for (const [day, indices] of byDay()) {
        if (!ranges.some(({ from, to }) => from <= day && day <= to)) continue;
        for (const index of indices) found[index] = true;
      }
      return found;
    },
    /** Indices in the order of the list. */
    byName,
    /** Indices by these numbers, smallest first; ties in the order of the list. */
    orderedBy: memoize(orders, (numbers) =>
      // Two unknown ones: Infinity - Infinity is NaN, which sorting takes for a tie.
      byName.toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)),
    ),
  };
}

function indicesByDay(camps: readonly Camp[]): ReadonlyMap<string, readonly number[]> {
  const byDay = new Map<string, number[]>();
  camps.forEach(({ days }, index) => {
    for (const day of days ?? []) {
      const indices = byDay.get(day);
      if (indices) indices.push(index);
      else byDay.set(day, [index]);
    }
  });
  return byDay;
}

/**
 * Full years, as a child of 3 may still turn 3½; null when the listing names none. One bound alone leaves the other end
 * open.
 */
function agesOf({ ageMin, ageMax }: Camp): Range | null {
  if (ageMin === null && ageMax === null) return null;
  const [one, other] = [Math.floor(ageMin ?? 0), Math.floor(ageMax ?? Infinity)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

function covers({ hours: text }: Camp, asked: Hours): boolean {
  const hours = readHours(text);
  return hours !== 'unknown' && hours.from <= asked.from && hours.to >= asked.to;
}

const UNDATED = 99999999;

function nextDay(camp: Camp, today: string): number {
  const { days } = camp;
  if (days === null || days.length === 0) return UNDATED;
  let next = '';
  for (const day of days) if (day >= today && (next === '' || day < next)) next = day;
  if (next === '') return Infinity;
  const opensOn = signUpDay(camp);
  return Number(next.replaceAll('-', '')) + (opensOn !== null && opensOn > today ? 0.5 : 0);
}

/** When registration opens, else when the camp begins. */
function opensAt({ registrationOpensAt, days }: Camp): number {
  const opens = Date.parse(registrationOpensAt ?? '');
  if (!Number.isNaN(opens)) return opens;
  const [first] = (days ?? []).toSorted();
  return first === undefined ? Infinity : Date.parse(`${first}T00:00:00Z`);
}
