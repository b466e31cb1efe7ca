import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { type AgeBounds, parseAges } from '#camps/rules/text/ages.ts';
import { type PriceWithExtras, readCosts } from '#camps/rules/text/costs.ts';
import { readCampDates, sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { readGrades } from '#camps/rules/text/grades.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { type Price, readPrice } from '#camps/rules/text/price.ts';
import { type ReadSession, readSessions } from '#camps/rules/text/sessions/readSessions.ts';
import { dateSeasons } from '#tests/fixtures/providerTexts/providerTexts.ts';

/** How a text was read: 'left' is one of which nothing is certain, and of which nothing was read. */
export type Reading = 'read' | 'not read' | 'left' | 'wrong';

const readingOf = (right: string, now: string | null): Reading => {
  if (now === null) return right === '' ? 'left' : 'not read';
  return now === right ? 'read' : 'wrong';
};

const isWorkday = (day: string) => ![0, 6].includes(weekdayOf(day));

function daysIn(range: string): string[] {
  const [start = '', end = start] = range.split('..');
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The right days of a case, sorted. */
function rightDays(expected: string): string[] {
  const [first = '', ...rest] = expected.split(' ');
  if (first === '') return [];
  if (first === 'LIST') return rest;
  if (!first.startsWith('WEEKDAYS')) {
    return [...new Set(expected.split(' ').flatMap(daysIn))].toSorted();
  }
  const [range = '', ...closed] = rest;
  return daysIn(range).filter((day) => isWorkday(day) && !closed.includes(day));
}

/** A text is read when all its days are; one that was read to the last word without one of its days is wrong. */
function datesReading([season = '', text = '', expected = '']: readonly string[]): Reading {
  const { year = NaN, fromMonth = NaN } = dateSeasons.get(season) ?? {};
  const { sessions, unread } = readCampDates(text, year, fromMonth);
  const days = sessionDays(sessions);
  const right = rightDays(expected);
  const isShort = unread.length === 0 && days.length < right.length;
  if (isShort || days.some((day) => !right.includes(day))) return 'wrong';
  if (right.length === 0) return 'left';
  return days.length === right.length && unread.length === 0 ? 'read' : 'not read';
}

function dollarsOf(price: Price): string | null {
  switch (price.kind) {
    case 'unknown':
      return null;
    case 'free':
      return 'free';
    case 'flat':
      return String(price.cents / 100);
    case 'perWeek':
      return `${price.cents / 100} a week`;
    case 'perSession':
      return `${price.cents / 100} a session`;
    case 'perDay': {
      const week = price.perWeekCents === null ? '' : `, ${price.perWeekCents / 100} a week`;
      return `${price.cents / 100} a day${week}`;
    }
    default:
      return price satisfies never;
  }
}

function costsText({ price, extras }: PriceWithExtras): string | null {
  const dollars = dollarsOf(price);
  const more = extras.map(({ cents, name }) => `; ${cents / 100} ${name}`);
  return dollars === null ? null : dollars + more.join('');
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function hoursIn(text: string): string | null {
  const hours = readHours(text);
  return hours === 'unknown' ? null : `${clock(hours.from)}-${clock(hours.to)}`;
}

function agesText(ages: AgeBounds | 'unknown'): string | null {
  if (ages === 'unknown') return null;
  const { min, max } = ages;
  if (min === null) return max === null ? 'any' : `up to ${max}`;
  return max === null ? `${min}+` : `${min}-${max}`;
}

function gradesText(text: string): string | null {
  const grades = readGrades(text);
  if (grades === 'unknown') return null;
  const { min, max, of } = grades;
  return `${min ?? ''}..${max ?? ''}${of === null ? '' : ` ${of}`}`;
}

/** The facts of a session in the order of the fixture; null for what was not read. */
function sessionFacts({ label, days, hoursText, ages, costs }: ReadSession): (string | null)[] {
  const [first] = days;
  const span = `${first?.slice(5)}..${days.at(-1)?.slice(5)} ${days.length}`;
  const hours = hoursText === null ? null : hoursIn(hoursText);
  return [label, first === undefined ? null : span, hours, agesText(ages), costsText(costs)];
}

/** A listing is read when each fact of each session is. */
function sessionsReading([season = '', text = '', expected = '']: readonly string[]): Reading {
  const { year = NaN, fromMonth = NaN } = dateSeasons.get(season) ?? {};
  const { sessions } = readSessions(text, { year, fromMonth });
  const right = expected === '' ? [] : expected.split('\n').map((line) => line.split(', '));
  if (sessions.length !== right.length) return sessions.length > 0 ? 'wrong' : 'not read';
  const facts = sessions.flatMap((session, at) =>
    sessionFacts(session).flatMap((fact, place) => {
      const wanted = right[at]?.[place] ?? '';
      // A label is words, and may be any where the fixture names none.
      if (place === 0 && wanted === '?') return [];
      return [readingOf(['-', '?'].includes(wanted) ? '' : wanted, fact)];
    }),
  );
  const readings = new Set(facts);
  return (['wrong', 'not read', 'read'] as const).find((one) => readings.has(one)) ?? 'left';
}

const byText =
  (read: (text: string) => string | null) =>
  ([text = '', right = '']: readonly string[]) =>
    readingOf(right, read(text));

/** The readers by what they read. They take the cells of a case behind its set. */
export const readers = {
  dates: datesReading,
  hours: byText(hoursIn),
  prices: byText((text) => dollarsOf(readPrice(text))),
  costs: byText((text) => costsText(readCosts(text))),
  ages: byText((text) => agesText(parseAges(text))),
  grades: byText(gradesText),
  sessions: sessionsReading,
};
