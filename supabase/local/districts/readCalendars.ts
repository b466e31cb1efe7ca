import { SCHOOL_LEVELS } from '../../../src/planner/rules/calendar/schoolLevel.ts';
import type { CsvRow } from '../camps/csv/readCsv.ts';
import { StartError } from '../start/StartError.ts';
import { columnsOf, isHttps } from './columns.ts';

/** `calendar_url`: the district's own page; without one the known one stays. */
export type District = { id: string; label: string; calendar_url: string | null };

/** A row of `school_breaks`. */
export type CalendarDay = {
  id: string;
  district_id: string;
  school_year: string;
  kind: string;
  name: string;
  starts_on: string;
  ends_on: string;
  day_kind: string;
  lets_out_at: string | null;
  status: string;
  source: string | null;
  checked_at: string | null;
  bell_elementary: string | null;
  bell_middle: string | null;
  bell_high: string | null;
  may_be_made_up: boolean;
};

export type Calendars = {
  districts: District[];
  days: CalendarDay[];
  /** Lines of the file by the id of their day. */
  lines: Map<string, number>;
  /** Any of them stops the import. */
  problems: { line: number; text: string }[];
};

/** The columns of the district itself. */
const NAMES: ReadonlySet<string> = new Set(['district', 'district_name', 'calendar_url']);

type Texts = Readonly<Record<string, string | undefined>>;
type Draft = Omit<CalendarDay, 'id'>;

/** Parses a file of school calendars; pure. Throws a StartError when its first row is not good. */
export function readCalendars([header, ...rows]: readonly CsvRow[]): Calendars {
  if (header === undefined) throw new StartError('The file is empty.', 'Nothing was imported.');
  const columns = columnsOf(header.cells);
  const calendars: Calendars = { districts: [], days: [], lines: new Map(), problems: [] };
  const drafts: { line: number; draft: Draft }[] = [];
  for (const { line, cells } of rows) {
    const texts: Record<string, string> = {};
    const problems: string[] = [];
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      problems.push(
        'It has more cells than the first row; perhaps a comma stands outside of quotes',
      );
    }
    // A district whose dates nobody has entered yet.
    const isNameOnly = columns.every(
      ({ name }, at) => NAMES.has(name) || (cells[at] ?? '').trim() === '',
    );
    for (const [at, { name, cell, isRequired }] of columns.entries()) {
      const text = cells[at] ?? '';
      const read = text.trim() === '' ? { value: '' } : cell.read(text);
      if ('problem' in read) problems.push(`${name} ${read.problem}`);
      else if (typeof read.value === 'string' && read.value !== '') texts[name] = read.value;
      else if (isRequired && !(isNameOnly && !NAMES.has(name))) problems.push(`${name} is missing`);
    }
    const draft = draftOf(texts);
    if (problems.length === 0 && !isNameOnly) problems.push(...problemsOf(texts, draft));
    const label = texts.district_name ?? '';
    const district = calendars.districts.find(({ id }) => id === draft.district_id);
    if (district && district.label !== label) {
      problems.push(`district_name of ${district.id} is ${district.label} further up: ${label}`);
    }
    const url = texts.calendar_url ?? null;
    if (district && url !== null && (district.calendar_url ?? url) !== url) {
      problems.push(
        `calendar_url of ${district.id} is ${district.calendar_url} further up: ${url}`,
      );
    }
    calendars.problems.push(...problems.map((text) => ({ line, text })));
    if (problems.length > 0) continue;
    if (!district) calendars.districts.push({ id: draft.district_id, label, calendar_url: url });
    else district.calendar_url ??= url;
    if (!isNameOnly) drafts.push({ line, draft });
  }
  const ofAKind = Map.groupBy(drafts, ({ draft }) => stemOf(draft));
  for (const { line, draft } of drafts) {
    const stem = stemOf(draft);
    const isOnly = ofAKind.get(stem)?.length === 1;
    const id = isOnly || isBound(draft) ? stem : `${stem}-${draft.starts_on}`;
    const earlier = calendars.lines.get(id);
    if (earlier !== undefined) {
      const text = `It is the same ${draft.kind} of ${draft.district_id} ${draft.school_year} as line ${earlier}`;
      calendars.problems.push({ line, text });
      continue;
    }
    calendars.lines.set(id, line);
    calendars.days.push({ id, ...draft });
  }
  return calendars;
}

/** A year has one of each. */
const isBound = ({ kind }: Draft) => kind === 'first_day' || kind === 'last_day';

/** The id of a day that is the only one of its kind in its year; the others have their date behind it. */
const stemOf = ({ district_id, school_year, kind }: Draft) =>
  [district_id, school_year, kind.replaceAll('_', '-')].join('-');

function draftOf(texts: Texts): Draft {
  const { kind = '', starts_on = '', ends_on = starts_on, lets_out_at = null } = texts;
  const bells = bellsOf(texts);
  const [bell, another] = [...new Set(bells)];
  // The same bell for all levels is the bell of the day.
  const isOne = bells.length === SCHOOL_LEVELS.length && another === undefined;
  const ordinary = bell !== undefined || lets_out_at !== null ? 'early' : 'off';
  const bellOf = (level: (typeof SCHOOL_LEVELS)[number]) => (isOne ? null : (texts[level] ?? null));
  return {
    kind,
    starts_on,
    ends_on,
    district_id: texts.district ?? '',
    school_year: texts.school_year ?? '',
    name: texts.name ?? '',
    day_kind:
      texts.day_kind ??
      (ordinary === 'off' && (kind === 'first_day' || kind === 'last_day') ? 'school' : ordinary),
    lets_out_at: lets_out_at ?? (isOne ? (bell ?? null) : null),
    status: texts.status ?? 'unverified',
    source: texts.source ?? null,
    checked_at: texts.checked_at ?? null,
    bell_elementary: bellOf('elementary'),
    bell_middle: bellOf('middle'),
    bell_high: bellOf('high'),
    may_be_made_up: texts.may_be_made_up === 'yes',
  };
}

const bellsOf = (texts: Texts): string[] => SCHOOL_LEVELS.flatMap((level) => texts[level] ?? []);

/** What a day as a whole must be. */
function problemsOf(texts: Texts, draft: Draft): string[] {
  const problems: string[] = [];
  const { starts_on, ends_on, school_year, day_kind, kind } = draft;
  const year = Number(school_year.slice(0, 4));
  const [from, to] = [`${year}-07-01`, `${year + 1}-07-31`];
  if (Number(school_year.slice(5)) !== (year + 1) % 100) {
    problems.push(`school_year is two years in a row like 2026-27: ${school_year}`);
  } else if (starts_on < from || ends_on > to) {
    problems.push(`starts_on and ends_on lie in the school year, from ${from} to ${to}`);
  }
  if (ends_on < starts_on) problems.push(`ends_on is before starts_on: ${ends_on}`);
  if (isBound(draft) ? !/school|early/.test(day_kind) : day_kind === 'school') {
    problems.push(
      `day_kind is school, or early, for first_day and last_day, and for others off, digital or early: ${day_kind} for ${kind}`,
    );
  }
  if (isBound(draft) && starts_on !== ends_on) problems.push(`ends_on: ${kind} is one day`);
  const bells = bellsOf(texts);
  if (day_kind !== 'early' && (bells.length > 0 || texts.lets_out_at !== undefined)) {
    problems.push(`lets_out_at and the bells of levels are for early days: ${day_kind}`);
  }
  if (bells.length > 0 && texts.lets_out_at !== undefined) {
    problems.push('lets_out_at is for all levels: leave it out, or elementary, middle and high');
  }
  if (draft.may_be_made_up && day_kind !== 'off') {
    problems.push(`may_be_made_up is for days off: ${day_kind}`);
  }
  if (draft.status === 'confirmed' && !(isHttps(draft.source ?? '') && draft.checked_at !== null)) {
    problems.push('status confirmed needs the https address in source, and checked_at');
  }
  return problems;
}
