// What a source has said becomes what the directory takes: each field with the words it was read from. What is not certain
// stays words, and what the directory's own importer would refuse is left out.
import { monthOf } from '../../../src/base/day/calendar.ts';
import { ACTIVITIES } from '../../../src/camps/rules/camp/activity.ts';
import { readSessions } from '../../../src/camps/rules/text/sessions/readSessions.ts';
import { splitAddress } from '../../../src/camps/rules/place/splitAddress.ts';
import { guarded } from '../../local/camps/csv/formulas.ts';
import {
  certainDays,
  type CertainDays,
  labelOfDays,
  readWall,
  type SeasonSpan,
  seasonOfDays,
} from './days.ts';
import { agesOf, agesOfAll, type Fact, factOf, hoursOf, textOf } from './facts.ts';
import { plainWords } from './html.ts';
import { bestSeat, type RawCamp, type RawSession, type SeatWord, slugOf } from './rawCamp.ts';

type ItemSession = {
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
/** What the phones get of a camp's sessions. */
const MOST_LETTERS = 30_000;

type Told = { raw: RawSession; found: CertainDays | null; season: string | null };

/** One item a season that the camp has days in; none for a camp without a usable name. */
export function itemsOf(camp: RawCamp, reading: Reading): Item[] {
  const each = camp.sessions.flatMap((raw) => sessionsInWords(raw, reading.meant));
  const told = each.map((raw): Told => {
    const found = certainDays(raw, reading.meant, reading.seenOn);
    const season = found ? seasonOfDays(found, reading.seasons) : reading.meant;
    return { raw, found, season: season?.id ?? null };
  });
  const bySeason = Map.groupBy(told, ({ season }) => season);
  if (told.length === 0) bySeason.set(reading.meant?.id ?? null, []);
  // Days of no season beside days of one: the directory has no place for them, and one key has one camp a season.
  if (bySeason.size > 1) bySeason.delete(null);
  return [...bySeason].flatMap(
    ([season, sessions]) => itemOf(camp, season, sessions, reading) ?? [],
  );
}

/** The sessions of one text, 'Session 1: June 7-11, $200; Session 2: …', when every word of it is read; else the text as it is. */
function sessionsInWords(raw: RawSession, meant: SeasonSpan | null): RawSession[] {
  if (raw.dates === undefined || meant === null) return [raw];
  const season = { year: meant.year, fromMonth: monthOf(meant.starts_on) };
  const { sessions, unread } = readSessions(plainWords(raw.dates), season);
  const areCertain = unread.length === 0 && sessions.every(({ days }) => days.length > 0);
  if (sessions.length < 2 || !areCertain) return [raw];
  return sessions.map(({ label, words, datesText, hoursText, priceText, agesText }) => ({
    ...raw,
    label: label ?? raw.label,
    dates: datesText ?? words,
    hours: hoursText ?? raw.hours,
    price: priceText ?? raw.price,
    ages: agesText ?? raw.ages,
  }));
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
  const bounds = first ? agesOfAll(told.map(({ raw }) => agesOf(raw, camp))) : agesOf({}, camp);
  if (bounds?.min != null) put('age_min', bounds.words, bounds.min);
  if (bounds?.max != null) put('age_max', bounds.words, bounds.max);
  const days = told.every(({ found }) => found?.days != null)
    ? told.flatMap(({ found }) => found?.days ?? [])
    : [];
  put('camp_dates', wordsOfDays(told), datesOf(told));
  const sessions = sessionsOf(camp, told);
  const item: Item = {
    key: camp.key,
    season_id: season,
    fields,
    date_array: days.length > 0 ? [...new Set(days)].toSorted() : null,
    sessions,
    seats: bestSeat(told.map(({ raw }) => raw.seats)) ?? camp.seats ?? null,
  };
  return [item, { ...item, sessions: null }].find(fits) ?? null;
}

/** A candidate holds 60,000 bytes, and the database writes more spaces between them. */
const MOST_BYTES = 45_000;
const fits = (item: Item) => new TextEncoder().encode(JSON.stringify(item)).length <= MOST_BYTES;

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
    const base = slugOf(raw.id ?? found?.startsOn ?? raw.label ?? dates, 70) || 'session';
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
  const isTooLong = rows.length > MOST_SESSIONS || JSON.stringify(rows).length > MOST_LETTERS;
  return rows.length === 0 || isTooLong ? null : rows;
}
