import { expect, test } from 'vitest';
import * as v from 'valibot';
import { CampRowSchema } from '#camps/store/directory/rows.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import type { Camp } from './camp.ts';
import { plannedOf, sessionCamp, sessionCamps } from './sessionCamp.ts';

const camp = aCamp({ ageMin: 6, ageMax: 12, seats: 'open', seatsSaidOn: '2026-11-20' });

test('a session has its own words where it has some, and the camp’s else', () => {
  const plain = sessionCamp(camp, aSession());
  expect(plain).toMatchObject({
    id: 'pine-and-paddle',
    providerName: 'Pine & Paddle · Week 2: Paddling',
    datesText: 'June 14-18',
    hours: '8:30am-4pm',
    price: '$385',
    ageMin: 6,
    ageMax: 12,
    seats: 'open',
  });
  const own = aSession({
    hours: '9am-noon',
    price: '$190',
    ageMin: 8,
    seats: 'full',
    seatsSaidOn: '2026-11-25',
  });
  expect(sessionCamp(camp, own)).toMatchObject({
    hours: '9am-noon',
    price: '$190',
    ageMin: 8,
    // Its own ages are from 8, and not from 8 to the camp's 12.
    ageMax: null,
    seats: 'full',
    seatsSaidOn: '2026-11-25',
  });
});

const named = (label: null, days: string[] | null) =>
  sessionCamp(camp, aSession({ label, days })).providerName;

test('a session without a label is called by its dates', () => {
  expect(named(null, ['2027-06-14', '2027-06-18'])).toBe('Pine & Paddle · Jun 14–18');
  expect(named(null, null)).toBe('Pine & Paddle · June 14-18');
});

const idOf = (one: Camp) => plannedOf(one).sessionId;

test('a camp is planned by its sessions, one without any as it is', () => {
  expect(sessionCamps(camp)).toEqual([camp]);
  const two = { ...camp, sessions: [aSession(), aSession({ id: 'week-3' })] };
  expect(sessionCamps(two).map(idOf)).toEqual(['week-2', 'week-3']);
  expect(idOf(two)).toBeNull();
  expect(idOf(camp)).toBeNull();
});

const week = (id: string, days: string[] | null) => ({ id, dates: 'some words', days });
const read = (...sessions: unknown[]) =>
  v.parse(
    CampRowSchema,
    aCampRow({ id: 'a', camp_theme: 'Art', date_array: [{ date: '2027-06-01' }], sessions }),
  ).days;

test('a camp has the days of all its sessions when each is certain of its own', () => {
  expect(read(week('b', ['2027-06-14']), week('a', ['2027-06-07', '2027-06-14']))).toEqual([
    '2027-06-07',
    '2027-06-14',
  ]);
  expect(read(week('b', ['2027-06-14']), week('a', null))).toEqual(['2027-06-01']);
  expect(read()).toEqual(['2027-06-01']);
});
