// iCalendar (RFC 5545): one camp for events of one name at one place.
import ICAL from 'ical.js';
import { addDays } from '../../../../src/base/day/calendar.ts';
import { daysBetween } from '../../../../src/base/day/daysBetween.ts';
import { isSafeRule } from '../../../../src/planner/worker/calendar/isSafeRule.ts';
import { boundedLines } from '../html.ts';
import { SourceProblem } from '../problems.ts';
import {
  mergedByKey,
  nameOfSeries,
  type RawCamp,
  type RawSession,
  seatsSaid,
  slugOf,
} from '../rawCamp.ts';
import { bounded } from './json.ts';

const MOST_OCCURRENCES = 400;
const YEAR_DAYS = 366;

/** `endless` of one rule that goes on past a year or 400 times refuses the whole feed. */
export function readCalendarFeed(text: string): RawCamp[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new SourceProblem('not-the-kind');
  if (!text.trimEnd().toUpperCase().endsWith('END:VCALENDAR')) throw new SourceProblem('truncated');
  // Counted before they are parsed: a storm of events costs seconds.
  bounded(text.match(/^BEGIN:VEVENT/gim) ?? []);
  return mergedByKey(eventsOf(text).flatMap((event) => campOf(event) ?? []));
}

function eventsOf(text: string): ICAL.Component[] {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  } catch (error) {
    throw new SourceProblem('not-the-kind', error);
  }
}

function campOf(component: ICAL.Component): RawCamp | null {
  const said = (name: string) => boundedLines(String(component.getFirstPropertyValue(name) ?? ''));
  const name = nameOfSeries(withoutSeats(said('summary')));
  if (name === '' || said('status') === 'CANCELLED' || !component.hasProperty('dtstart'))
    return null;
  const address = said('location') || undefined;
  return {
    key: slugOf(`${name} ${address ?? ''}`),
    name,
    categories: component
      .getAllProperties('categories')
      .flatMap((property) => property.getValues().map(String)),
    address,
    url: said('url') || undefined,
    price: priceIn(said('description')),
    ages: /^\s*ages?\s*:?\s*(.{1,60}?)\s*$/im
      .exec(said('description'))?.[0]
      .replace(/^\s*ages?\s*:/i, 'ages'),
    seats: seatsSaid(said('summary')),
    sessions: sessionsOf(component),
  };
}

const withoutSeats = (summary: string) =>
  summary.replaceAll(/\s*[([–-]?\s*(?:sold out|full|wait ?list(?: only)?)\s*[)\]]?!?\s*$/gi, '');

/** A line that is about the price and nothing else: 'Price: $325'. */
const priceIn = (description: string): string | undefined =>
  /^\s*(?:price|cost|fee|tuition)\s*:\s*(.{1,100}?)\s*$/im.exec(description)?.[1];

/** None where a date of the event is broken: the camp is there, its days are not certain. */
function sessionsOf(component: ICAL.Component): RawSession[] {
  try {
    return [sessionOf(component, new ICAL.Event(component))];
  } catch (error) {
    if (error instanceof SourceProblem) throw error;
    return [];
  }
}

function sessionOf(component: ICAL.Component, event: ICAL.Event): RawSession {
  const rule = component.getFirstPropertyValue('rrule');
  const { startDate: start } = event;
  const id = slugOf(event.uid ?? '') || undefined;
  const from = start.toString();
  const to = lastOf(event);
  if (!(rule instanceof ICAL.Recur)) return { id, from, to };
  if (!isSafeRule(rule) || (rule.until === null && rule.count === null))
    throw new SourceProblem('endless');
  const except = new Set(
    component
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues().map(String))
      .map((time) => time.slice(0, 10)),
  );
  const days: string[] = [];
  const dates = rule.iterator(start);
  for (let at = dates.next(), count = 0; at; at = dates.next(), count += 1) {
    const day = at.toString().slice(0, 10);
    if (count >= MOST_OCCURRENCES || daysBetween(from.slice(0, 10), day) > YEAR_DAYS)
      throw new SourceProblem('endless');
    if (!except.has(day)) days.push(day);
  }
  return { id, from, to, days };
}

/** Of whole days the end is the day after the last one. Times with a zone are Atlanta's, where the camps are. */
function lastOf({ startDate, endDate }: ICAL.Event): string {
  if (!endDate.isDate) return endDate.toString();
  const [first, end] = [startDate.toString().slice(0, 10), endDate.toString()];
  return end > first ? addDays(end, -1) : first;
}
