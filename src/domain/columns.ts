import type { Camp } from './camp.ts';
import { eachMark, type Marks, marksAt, noMarks } from './marks.ts';

/** What a rule may look at. `activity` is each comma part of the theme by itself. */
type TextField =
  | 'providerName'
  | 'theme'
  | 'activity'
  | 'city'
  | 'state'
  | 'streetAddress'
  | 'zipCode';

/** `contains`: one of the fields does, as `plain` texts. Days: one of the camp's is in, both ends inclusive. */
export type Rule = { anyOf: readonly TextField[]; contains: string } | { from: string; to: string };

/**
 * A list of camps, turned on its side: field by field instead of camp by camp. Camps share towns, themes
 * and dates, so each different value is asked once, and texts are lowercased once and not once per key press.
 */
export type Columns = {
  basic: Marks;
  /** The marked camps as a list shows them. The same objects every time: only what differs is drawn anew. */
  shownAt: (marks: Marks) => Shown[];
  /** The camps that pass. Remembers what was asked lately. */
  passing: (rule: Rule) => Marks;
  /** Where the camps of these ids stand in the list, in the ids' order. Foreign ids are left out. */
  placesOf: (ids: Iterable<string>) => number[];
};

/** `close`: found by the word index only (a misspelling, another word order), not by the spec's rule. */
export type Shown = { camp: Camp; close: boolean };

/** The different values of a field, and for each camp which of them is its own. */
type Column<Values> = { values: Values; own: Uint32Array };
/** Different texts in one, so that one search runs through all; `ends` is where each ends in it. */
type Texts = { all: string; ends: Uint32Array };

// A key press changes one filter, and the activities are counted for every list: most rules were
// asked a moment ago.
const REMEMBERED = 32;

const known = new WeakMap<readonly Camp[], Columns>();

/** The columns of a list, each made at the first rule that asks for it. Lists are never changed in place. */
export function columnsOf(camps: readonly Camp[]): Columns {
  const before = known.get(camps);
  if (before) return before;
  const columns = makeColumns(camps);
  known.set(camps, columns);
  return columns;
}

function makeColumns(camps: readonly Camp[]): Columns {
  const texts = new Map<TextField, Column<Texts>>();
  const marked = new Map<string, Marks>();
  let days: Column<readonly string[][]> | null = null;
  const exact = camps.map((camp) => ({ camp, close: false }));
  let places: ReadonlyMap<string, number> | null = null;

  function textsOf(field: TextField): Column<Texts> {
    const made = texts.get(field) ?? textColumn(camps, field);
    texts.set(field, made);
    return made;
  }

  function marksOf(rule: Rule): Marks {
    const marks = noMarks(camps.length);
    if ('from' in rule) {
      days ??= dayColumn(camps);
      mark(marks, days.own, daysWithin(days.values, rule.from, rule.to));
    } else {
      for (const field of rule.anyOf) {
        const { values, own } = textsOf(field);
        mark(marks, own, textsWith(values, rule.contains));
      }
    }
    return marks;
  }

  return {
    basic: marksAt(
      camps.length,
      camps.flatMap(({ listing }, at) => (listing === 'basic' ? [at] : [])),
    ),
    passing(rule) {
      const name = JSON.stringify(rule);
      const marks = marked.get(name) ?? marksOf(rule);
      // The one asked longest ago stands first, and goes first.
      marked.delete(name);
      marked.set(name, marks);
      const [oldest] = marked.keys();
      if (marked.size > REMEMBERED && oldest !== undefined) marked.delete(oldest);
      return marks;
    },
    shownAt(marks) {
      const shown: Shown[] = [];
      eachMark(marks, (at) => {
        const one = exact[at];
        if (one) shown.push(one);
      });
      return shown;
    },
    placesOf(ids) {
      places ??= new Map(camps.map(({ id }, at) => [id, at]));
      const found: number[] = [];
      for (const id of ids) {
        const at = places.get(id);
        if (at !== undefined) found.push(at);
      }
      return found;
    },
  };
}

function column(camps: readonly Camp[], valueOf: (camp: Camp) => string): Column<string[]> {
  const places = new Map<string, number>();
  const own = new Uint32Array(camps.length);
  camps.forEach((camp, at) => {
    const value = valueOf(camp);
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    own[at] = place;
  });
  return { values: [...places.keys()], own };
}

/** Between two texts: a sign no `plain` text holds, so that nothing matches across. */
const BETWEEN = '\u0000';

function textColumn(camps: readonly Camp[], field: TextField): Column<Texts> {
  const isActivity = field === 'activity';
  const { values, own } = column(camps, (camp) => camp[isActivity ? 'theme' : field] ?? '');
  // `plain`, but for all of them at once: one by one is ten times as slow.
  const said = values
    .map((value) => value.replaceAll(BETWEEN, '').trim())
    .join(BETWEEN)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
  const all = isActivity ? said.replaceAll(',', '\n') : said;
  const ends = new Uint32Array(values.length);
  let end = 0;
  values.forEach((_, at) => {
    end = all.indexOf(BETWEEN, end) + 1;
    ends[at] = end;
  });
  ends[ends.length - 1] = all.length + 1;
  return { values: { all, ends }, own };
}

function dayColumn(camps: readonly Camp[]): Column<string[][]> {
  const { values, own } = column(camps, ({ days }) => days?.join(' ') ?? '');
  return { values: values.map((days) => days.split(' ')), own };
}

/** Which of the texts contain it: 1, else 0; null when none does. */
function textsWith({ all, ends }: Texts, wanted: string): Uint8Array | null {
  let found = all.indexOf(wanted);
  if (found === -1) return null;
  const passed = new Uint8Array(ends.length);
  for (let at = 0; found !== -1; found = all.indexOf(wanted, ends[at])) {
    while ((ends[at] ?? 0) <= found) at += 1;
    passed[at] = 1;
  }
  return passed;
}

function daysWithin(values: readonly string[][], from: string, to: string): Uint8Array {
  const passed = new Uint8Array(values.length);
  values.forEach((days, at) => {
    if (days.some((day) => from <= day && day <= to)) passed[at] = 1;
  });
  return passed;
}

/** Marks the camps whose own value passed, beside those that are marked already. */
function mark(marks: Marks, own: Uint32Array, passed: Uint8Array | null): void {
  if (passed === null) return;
  for (let at = 0; at < own.length; at += 1) {
    marks[at >>> 5] = (marks[at >>> 5] ?? 0) | ((passed[own[at] ?? 0] ?? 0) << (at & 31));
  }
}
