import type { AllBreaks, BreakSection } from './allBreaks.ts';
import { readAges, readDays, readMiles, readPriceRange, type Days } from './criteria.ts';
import type { BreakRules } from './breakRules.ts';
import type { Camp } from '../camp/camp.ts';
import { type Columns, columnsOf, type Order, type Shown } from './columns.ts';
import { activeFilters, readBreaks, type Filters } from './filters.ts';
import { type Hits, noHits } from './hits.ts';
import { allMarks, butNot, countBoth, inBoth, inEither, type Marks, noMarks } from './marks.ts';
import { milesTo, type Near } from './near.ts';
import type { Rule } from './rule.ts';
import type { Break } from '../camp/season.ts';

/** What filters name and camps do not say. */
export type Facts = {
  /** The asked ZIP's place; null when it is unknown or none is asked: then nothing is far. */
  near: Near | null;
  /** When the asked district has days off in this season. Counts only when the address names no days. */
  daysOff: readonly Days[];
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
  /** How far away a camp is, null when nobody knows; null altogether when no ZIP is asked. */
  milesTo: ((camp: Camp) => number | null) | null;
};

const noFacts: Facts = { near: null, daysOff: [] };

/**
 * The one place where it is decided which camps a list shows, and in what order (spec 5).
 * Camps come sorted by provider name; those that pass the rules, their break's own, keep that order unless
 * another is asked. Close matches pass every other filter and follow after them, the best hit first. Basic
 * listings are a list of their own.
 */
export function browse(
  camps: readonly Camp[],
  filters: Filters,
  hits: Hits,
  rules: BreakRules | AllBreaks,
  facts: Facts = noFacts,
): Browsed {
  const columns = columnsOf(camps);
  const sections = 'sections' in rules ? rules.sections : [{ rules, seasonIds: null }];
  const passing = (ask: Ask) => passingIn(columns, sections, ask) ?? noMarks(camps.length);
  const active = activeFilters(filters);

  // What passes all other rules; of that, what the words are in, and what only the word index found.
  let others = allMarks(camps.length);
  for (const marks of passingOthers(filters, facts, columns, passing)) {
    others = inBoth(others, marks);
  }
  const isSearched = active.includes('search');
  const found = isSearched ? passing((own) => own.search(filters.search)) : others;
  const hinted = columns.marksOf(isSearched ? hits : noHits);
  const fits = inBoth(others, inEither(found, hinted));

  const ofActivity = (activity: string) => passing((own) => own.activity(activity));
  const anyBreak = active.includes('activity') ? inBoth(fits, ofActivity(filters.activity)) : fits;
  const ofBreaks = breakMarks(columns, rules);
  const picked = ofBreaks(readBreaks(filters));
  const all = picked ? inBoth(anyBreak, picked) : anyBreak;
  const anyActivity = picked ? inBoth(fits, picked) : fits;

  const exact = inBoth(all, found);
  const order = askedOrder(filters, facts, sections);
  const places = order && columns.order(order);
  const near = butNot(all, found);
  const nearest = places ?? columns.bestFirst(near, hits);
  /** Those of the marked camps: exact ones first. */
  const listed = (of: (marks: Marks) => Marks) => {
    const list = columns.shownAt(of(exact), places);
    for (const one of columns.shownAt(of(near), nearest, true)) list.push(one);
    return list;
  };
  const featured = listed((marks) => butNot(marks, columns.basic));
  const basic = listed((marks) => inBoth(marks, columns.basic));
  return {
    featured,
    basic,
    shown: featured.length + basic.length,
    total: camps.length,
    countWith: (activity) => countBoth(anyActivity, ofActivity(activity)),
    countIn(name) {
      const marks = ofBreaks([name]);
      return marks ? countBoth(anyBreak, marks) : 0;
    },
    milesTo: facts.near && ((camp) => facts.near && milesTo(camp, facts.near)),
  };
}

type Ask = (rules: BreakRules) => Rule;
type Section = Omit<BreakSection, 'break' | 'seasonIds'> & { seasonIds: readonly string[] | null };

/** The camps that pass their own section's rule; null when there is no section. */
function passingIn(columns: Columns, sections: readonly Section[], ask: Ask): Marks | null {
  let all: Marks | null = null;
  for (const { rules, seasonIds } of sections) {
    const passed = columns.passing(ask(rules));
    const own = seasonIds ? inBoth(passed, columns.passing({ seasonIds })) : passed;
    all = all ? inEither(all, own) : own;
  }
  return all;
}

/** What passes each filter but the words, the activity and the breaks. */
function passingOthers(
  filters: Filters,
  { near, daysOff }: Facts,
  columns: Columns,
  passing: (ask: Ask) => Marks,
): Marks[] {
  const marks: Marks[] = [];
  const days = readDays(filters);
  const ages = readAges(filters);
  const price = readPriceRange(filters);
  const miles = readMiles(filters);
  if (days) marks.push(passing((own) => own.dates(days.from, days.to)));
  else if (filters.district !== '' && daysOff.length > 0) {
    const each = daysOff.map(({ from, to }) => passing((own) => own.dates(from, to)));
    marks.push(each.reduce(inEither));
  }
  if (filters.location.trim() !== '') marks.push(passing((own) => own.location(filters.location)));
  if (ages) marks.push(passing((own) => own.ages(ages)));
  if (price) marks.push(passing((own) => own.price(price)));
  if (filters.hours !== '') marks.push(passing((own) => own.workday()));
  if (near && miles !== null) marks.push(columns.within(near, miles));
  return marks;
}

/** The camps of some breaks; null when none is named, or the list has only one. */
function breakMarks(columns: Columns, rules: BreakRules | AllBreaks) {
  const sections = 'sections' in rules ? rules.sections : null;
  return (names: readonly Break[]): Marks | null => {
    if (sections === null || names.length === 0) return null;
    const asked = sections.filter((section) => names.includes(section.break));
    return columns.passing({ seasonIds: asked.flatMap(({ seasonIds }) => seasonIds) });
  };
}

/** Null: as they came, by name. Distance needs a place to start from. */
function askedOrder(
  { sort }: Filters,
  { near }: Facts,
  sections: readonly Section[],
): Order | null {
  if (sort === 'opens') return { by: 'opens' };
  if (sort === 'distance') return near && { by: 'distance', near };
  if (sort === 'name') return null;
  const readings = sections.map(({ rules, seasonIds }) => ({
    seasonIds,
    reading: rules.priceReading,
  }));
  return { by: 'price', readings };
}
