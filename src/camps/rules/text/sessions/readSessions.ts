import { type AgeBounds, parseAges } from '../ages.ts';
import { type PriceWithExtras, readCosts } from '../costs.ts';
import { campDateTokens } from '../dates/campDateTokens.ts';
import { readCampDates, sessionDays } from '../dates/campDates.ts';
import { type GradeBounds, readGrades } from '../grades.ts';
import { type Hours, readHours } from '../hours.ts';
import { areWithoutDates, type FactKind, factSpan, isOfDays } from './sessionFacts.ts';
import { labelOf, restOf } from './sessionLabel.ts';
import { type Part, sessionParts } from './sessionParts.ts';
import { pieces, type TextSpan, trimmed } from './spans.ts';

/**
 * One session of a listing. All texts are the provider's own words; null when there are none. `days` (YYYY-MM-DD, sorted)
 * are empty and the other readings 'unknown' unless they are certain.
 */
export type ReadSession = {
  label: string | null;
  words: string;
  datesText: string | null;
  days: string[];
  hoursText: string | null;
  hours: Hours | 'unknown';
  priceText: string | null;
  costs: PriceWithExtras;
  agesText: string | null;
  ages: AgeBounds | 'unknown';
  grades: GradeBounds | 'unknown';
};
/** `unread`: the words beside the sessions, and those of a session that are neither its label nor one of its facts. */
export type ReadSessions = { sessions: ReadSession[]; unread: string[] };
/** As for readCampDates: the season's first year and the month that its days start in. */
export type SessionSeason = { year: number; fromMonth: number };

/** A listing has less; the reading of a longer text would cost more than a moment. */
const LONGEST = 20_000;
/** A cell of two numbers in a row of a table: ages, hours or grades. */
const BARE_CELL = /^\d{1,2}\s?[-\u2013]\s?\d{1,2}$/;
const CELL_END = /[|\t\n]/g;

/**
 * Reads the sessions of a listing, one a line or behind a label each: 'Session 1: June 7-11, ages 5-7, 9am-12pm, $200;
 * Session 2: …', 'Jun 7-11 | Art | 9-3 | $325'. What is not certain stays words: '5-8' alone may be ages, grades or hours,
 * and a line without dates may be about any session. A text with one date or none has one session or none.
 */
export function readSessions(text: string, season: SessionSeason): ReadSessions {
  if (text.length > LONGEST) return { sessions: [], unread: [text] };
  const { sessions: parts, others } = sessionParts(text);
  const kept = daysKept(parts, others, season);
  const sessions = parts.map((part) => sessionOf(part, season, kept));
  const rests = parts.flatMap((part, at) => restOf(part, sessions[at]?.label ?? null));
  return { sessions, unread: [...others.map(({ text: words }) => words), ...rests] };
}

function sessionOf(
  part: Part,
  season: SessionSeason,
  isKept: (day: string) => boolean,
): ReadSession {
  const { text, facts } = part;
  const spanOf = (...kinds: FactKind[]) => factSpan(text, facts, ...kinds);
  const wordsOf = (span: TextSpan | null) => (span ? text.slice(span.from, span.to) : null);
  const [hours, price, ages] = [spanOf('hours'), spanOf('price'), spanOf('ages', 'grades')];
  const [hoursText, priceText, agesText] = [wordsOf(hours), wordsOf(price), wordsOf(ages)];
  const datesText = wordsOf(spanOf('days', 'about'));
  const apart = [hours, price, ages].flatMap((span) =>
    span && areWithoutDates(text.slice(span.from, span.to)) ? [span] : [],
  );
  return {
    label: labelOf(part),
    words: text,
    datesText,
    days: areOfTwo(part) ? [] : daysOf(datesText, wordsWithout(text, apart), season).filter(isKept),
    hoursText,
    hours: readHours(hoursText),
    priceText,
    costs: readCosts(priceText),
    agesText,
    ages: agesText === null ? 'unknown' : parseAges(agesText),
    grades: agesText === null ? 'unknown' : readGrades(agesText),
  };
}

/** 'Robotics June 7-11, Coding June 14-18', '$200: June 7-11, $250: June 14-18': a name or a fact between the days. */
function areOfTwo({ text, facts }: Part): boolean {
  const days = facts.filter(({ kind }) => kind === 'days');
  const [first = 0, last = 0] = [days[0]?.from, days.at(-1)?.from];
  return (
    campDateTokens(text.slice(first, last)).some(({ kind }) => kind === 'word') ||
    facts.some(({ kind, from }) => !isOfDays(kind) && from > first && from < last)
  );
}

/** The words of a session without some of its facts, and without cells that may be any of these. */
function wordsWithout(text: string, facts: readonly TextSpan[]): string {
  const words: string[] = [];
  let from = 0;
  for (const fact of [...facts.toSorted((a, b) => a.from - b.from), { from: text.length, to: 0 }]) {
    for (const cell of pieces(text.slice(from, Math.max(from, fact.from)), CELL_END)) {
      const span = trimmed(text, { from: from + cell.from, to: from + cell.to });
      if (span) words.push(text.slice(span.from, span.to));
    }
    from = Math.max(from, fact.to);
  }
  return words.filter((cell) => !BARE_CELL.test(cell)).join(' | ');
}

/** The days that the words of the dates name for certain, alone and with the other words of the session around them. */
function daysOf(datesText: string | null, around: string, { year, fromMonth }: SessionSeason) {
  const [own = [], whole = []] = [datesText, around].map((words) => {
    const { sessions, unread } = readCampDates(words, year, fromMonth);
    return unread.length > 0 ? [] : sessionDays(sessions);
  });
  return own.join() === whole.join() ? own : [];
}

/** Words beside all sessions can take days away ('No camp July 5') or all certainty ('Dates are tentative'). */
function daysKept(
  parts: readonly Part[],
  others: readonly Part[],
  { year, fromMonth }: SessionSeason,
): (day: string) => boolean {
  // Hours, prices and ages do not change the dates of others.
  const about = others.filter(({ facts }) =>
    facts.every(({ kind }) => kind === 'about' || kind === 'days'),
  );
  if (about.length === 0) return () => true;
  const dates = parts.flatMap(({ text, facts }) => {
    const span = factSpan(text, facts, 'days', 'about');
    return span ? [text.slice(span.from, span.to)] : [];
  });
  const words = [...dates, ...about.map(({ text }) => text)].join('\n');
  const days = new Set(sessionDays(readCampDates(words, year, fromMonth).sessions));
  return (day) => days.has(day);
}
