// What a source has said becomes what the directory takes: each field with the words it was read from. What is not certain
// stays words, and what the directory's own importer would refuse is left out.
import { ACTIVITIES } from '../../../src/camps/rules/camp/activity.ts';
import { parseAges } from '../../../src/camps/rules/text/ages.ts';
import { clockLabel } from '../../../src/camps/rules/text/hours.ts';
import { splitAddress } from '../../../src/camps/rules/place/splitAddress.ts';
import { COLUMNS } from '../../local/camps/columns.ts';
import { guarded } from '../../local/camps/csv/formulas.ts';
import {
  certainDays,
  type CertainDays,
  labelOfDays,
  readWall,
  type SeasonSpan,
  seasonOfDays,
} from './days.ts';
import { plainWords } from './html.ts';
import { bestSeat, type RawCamp, type RawSession, type SeatWord, slugOf } from './rawCamp.ts';

export type Fact = { value: string | number; words: string; url: string };
export type ItemSession = {
  id: string;
  label: string | null;
  dates: string;
  starts_on: string | null;
  ends_on: string | null;
  days: string[] | null;
  hours: string | null;
  price: string | null;
  age_min: number | null;
  age_max: number | null;
  seats: SeatWord | null;
};
/** A camp of one season, as source_read takes it. */
export type Item = {
  key: string;
  season_id: string | null;
  fields: Record<string, Fact>;
  date_array: string[] | null;
  sessions: ItemSession[] | null;
  seats: SeatWord | null;
};

export type Reading = {
  /** Where the page stands, for facts. */
  url: string;
  seenOn: string;
  seasons: readonly SeasonSpan[];
  /** The season of dates without a year; null: only dates with a year are certain. */
  meant: SeasonSpan | null;
  /** Whose source it is, as the operator has named it. */
  label: string | null;
};

const MOST_SESSIONS = 60;
const MOST_KEY = 200;
const MOST_WORDS = 2000;
const cells = new Map(COLUMNS.map(({ name, cell }) => [name, cell]));

type Told = { raw: RawSession; found: CertainDays | null; season: string | null };

/** One item a season that the camp has days in; none for a camp without a usable name. */
export function itemsOf(camp: RawCamp, reading: Reading): Item[] {
  const told = camp.sessions.map((raw): Told => {
    const found = certainDays(raw, reading.meant, reading.seenOn);
    const season = found ? seasonOfDays(found, reading.seasons) : reading.meant;
    return { raw, found, season: season?.id ?? null };
  });
  const bySeason = Map.groupBy(told, ({ season }) => season);
  if (told.length === 0) bySeason.set(reading.meant?.id ?? null, []);
  return [...bySeason].flatMap(
    ([season, sessions]) => itemOf(camp, season, sessions, reading) ?? [],
  );
}

function itemOf(
  camp: RawCamp,
  season: string | null,
  told: readonly Told[],
  reading: Reading,
): Item | null {
  const fields: Item['fields'] = {};
  const put = (name: string, words: string | undefined, value: string | number = words ?? '') => {
    const fact = factOf(name, words ?? '', value, reading.url);
    if (fact) fields[name] = fact;
  };
  put('camp_provider_name', camp.name, fullName(camp, reading.label));
  if (fields.camp_provider_name === undefined || camp.key === '') return null;
  const theme = themeOf(camp);
  put('camp_theme', theme.words, theme.value);
  putPlace(camp, put);
  put('website_url', camp.url);
  putOpening(camp.opens, put);
  const first = told[0]?.raw;
  const hours =
    onlyOne(told.map(({ raw }) => hoursOf(raw) ?? camp.hours)) ?? (first ? undefined : camp.hours);
  put('camps_hours', hours);
  put(
    'price',
    onlyOne(told.map(({ raw }) => raw.price ?? camp.price)) ??
      priceRange(told) ??
      (first ? undefined : camp.price),
  );
  const ages = onlyOne(told.map(({ raw }) => JSON.stringify(agesOf(raw, camp)))) ?? null;
  const bounds = agesIn(ages) ?? (first ? null : agesOf({}, camp));
  if (bounds?.min != null) put('age_min', bounds.words, bounds.min);
  if (bounds?.max != null) put('age_max', bounds.words, bounds.max);
  const days = told.every(({ found }) => found?.days != null)
    ? told.flatMap(({ found }) => found?.days ?? [])
    : [];
  put('camp_dates', wordsOfDays(told), datesOf(told));
  const sessions = sessionsOf(camp, told);
  return {
    key: camp.key.slice(0, MOST_KEY),
    season_id: season,
    fields,
    date_array: days.length > 0 ? [...new Set(days)].toSorted() : null,
    sessions,
    seats: bestSeat(told.map(({ raw }) => raw.seats)) ?? camp.seats ?? null,
  };
}

/** Nothing that a spreadsheet would run, and nothing the importer refuses. */
function factOf(name: string, said: string, value: string | number, url: string): Fact | null {
  const words = plainWords(said).slice(0, MOST_WORDS);
  const text = typeof value === 'number' ? String(value) : plainWords(value);
  if (text === '' || words === '' || guarded(text) !== text) return null;
  const read = cells.get(name)?.read(text);
  if (read === undefined || 'problem' in read) return null;
  return typeof read.value === 'string' || typeof read.value === 'number'
    ? { value: read.value, words, url }
    : null;
}

function fullName({ name, organizer }: RawCamp, label: string | null): string {
  const whose = plainWords(organizer ?? label ?? '');
  const what = plainWords(name);
  return whose === '' || slugOf(what).includes(slugOf(whose)) || guarded(what) !== what
    ? what
    : `${whose}: ${what}`;
}

/** The source's own category, else the name; activities of the directory that it names go before it. */
function themeOf({ categories = [], name }: RawCamp): { words: string; value: string } {
  const own =
    categories
      .map(plainWords)
      .filter((one) => one !== '')
      .join(', ') || plainWords(name);
  const said = ` ${slugOf(`${own} ${plainWords(name)}`)} `
    .replaceAll('-', ' ')
    .replaceAll('martial arts', '');
  const named = ACTIVITIES.filter(
    (each) => said.includes(` ${each.toLowerCase()} `) || said.includes(` ${each.toLowerCase()}s `),
  );
  const missing = named.filter((each) => !own.toLowerCase().includes(each.toLowerCase()));
  return { words: own, value: [...missing, own].join(', ') };
}

type Put = (name: string, words: string | undefined, value?: string | number) => void;

function putPlace({ street, city, state, zip, address }: RawCamp, put: Put): void {
  put('street_address', street);
  put('city', city);
  put('state', state);
  put('zip_code', zip);
  const parts =
    street === undefined && address !== undefined ? splitAddress(plainWords(address)) : null;
  if (!parts) return;
  put('street_address', address, parts.street);
  put('city', address, parts.city);
  put('state', address, parts.state);
  put('zip_code', address, parts.zip);
}

function putOpening(opens: string | undefined, put: Put): void {
  const wall = readWall(opens);
  if (wall === null) return;
  const isMoment = /[zZ]$|[+-]\d\d:?\d\d$/.test(opens?.trim() ?? '');
  if (isMoment) put('registration_opens_at', opens, opens?.trim());
  put('registration_opens_on', opens, wall.day);
}

/** '9:00 am – 3:00 pm' of two moments, else the words. */
export function hoursOf({ from, to, hours }: RawSession): string | undefined {
  if (hours !== undefined) return hours;
  const [begin, end] = [readWall(from)?.minutes, readWall(to)?.minutes];
  if (begin == null || end == null || end <= begin) return undefined;
  return `${clockLabel(begin)} – ${clockLabel(end)}`.replaceAll('\u00A0', ' ');
}

function agesOf(
  raw: RawSession,
  camp: RawCamp,
): { min: number | null; max: number | null; words: string } | null {
  const said = raw.ages ?? camp.ages;
  const read = said === undefined ? 'unknown' : parseAges(plainWords(said));
  if (said !== undefined && read !== 'unknown') return { ...read, words: said };
  const [min, max] = [halfYears(raw.ageMin), halfYears(raw.ageMax)];
  const numbers = [raw.ageMin, raw.ageMax].filter((age) => age !== undefined).join('-');
  return numbers === '' || (min !== null && max !== null && min > max)
    ? null
    : { min, max, words: said ?? numbers };
}

/** Other numbers are left out: 99 is how booking systems say that there is no end. */
const halfYears = (age: number | undefined): number | null =>
  age !== undefined && age >= 0 && age <= 18 && Number.isInteger(age * 2) ? age : null;

function agesIn(json: string | null): ReturnType<typeof agesOf> {
  if (json === null || json === 'null') return null;
  const { min, max, words }: { min: number | null; max: number | null; words: string } =
    JSON.parse(json);
  return { min, max, words };
}

function onlyOne(texts: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
}

/** '$300–$350' of sessions that each have a plain price; else no price of the camp, only of its sessions. */
function priceRange(told: readonly Told[]): string | undefined {
  const cents = told.map(({ raw }) => /^\$?(\d+(?:\.\d\d)?)$/.exec(raw.price ?? '')?.[1]);
  if (cents.length === 0 || cents.some((one) => one === undefined)) return undefined;
  const sorted = cents.map(Number).toSorted((a, b) => a - b);
  return `$${sorted[0] ?? ''}–$${sorted.at(-1) ?? ''}`;
}

const saidOfDays = ({ raw: { dates, from, to, days } }: Told) =>
  dates ??
  (from !== undefined
    ? [from, to].filter((one) => one !== undefined).join(' – ')
    : (days ?? []).join(' '));

const wordsOfDays = (told: readonly Told[]) =>
  told
    .map(saidOfDays)
    .filter((one) => one !== '')
    .join('; ') || undefined;

/** The source's own words where it has words, else days in the directory's style. */
function datesOf(told: readonly Told[]): string | undefined {
  const each = told.map(({ raw, found }) => raw.dates ?? (found ? labelOfDays(found) : ''));
  const all = [...new Set(each.filter((one) => one !== ''))].join(', ');
  if (all.length <= 200) return all || undefined;
  const [first, last] = [
    told.flatMap(({ found }) => found?.startsOn ?? []).toSorted()[0],
    told
      .flatMap(({ found }) => found?.endsOn ?? [])
      .toSorted()
      .at(-1),
  ];
  if (first === undefined || last === undefined) return undefined;
  return labelOfDays({ startsOn: first, endsOn: last, days: null });
}

/** Only where there are several, or one has a name of its own: else the camp's own fields say it all. */
function sessionsOf(camp: RawCamp, told: readonly Told[]): ItemSession[] | null {
  if (told.length < 2 && !told.some(({ raw }) => raw.label)) return null;
  const ids = new Set<string>();
  const rows = told.flatMap((one): ItemSession[] => {
    const { raw, found } = one;
    const dates = textOf('camp_dates', datesOf([one]), 200);
    if (dates === null) return [];
    const base = slugOf(raw.id ?? found?.startsOn ?? raw.label ?? dates).slice(0, 70) || 'session';
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    const ages = agesOf(raw, camp);
    return [
      {
        id,
        label: textOf('camp_theme', raw.label, 80),
        dates,
        starts_on: found?.startsOn ?? null,
        ends_on: found?.endsOn ?? null,
        days: found?.days ?? null,
        hours: textOf('camps_hours', hoursOf(raw) ?? camp.hours, 200),
        price: textOf('price', raw.price ?? camp.price, 100),
        age_min: ages?.min ?? null,
        age_max: ages?.max ?? null,
        seats: raw.seats ?? null,
      },
    ];
  });
  return rows.length > 0 && rows.length <= MOST_SESSIONS ? rows : null;
}

/** A text of a session, as the column of that name takes it. */
function textOf(name: string, words: string | undefined, most: number): string | null {
  const fact = words === undefined ? null : factOf(name, words, words, '');
  return fact !== null && Array.from(String(fact.value)).length <= most ? String(fact.value) : null;
}
