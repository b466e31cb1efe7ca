import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fallSeason } from '#tests/fixtures/fallSeason.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { registrationOpenings, openingState } from './registrationOpenings.ts';

// 9:00 in the morning in Atlanta, Sep 15.
const now = Date.parse('2025-09-15T13:00:00Z');

const camp = (id: string, fields: Partial<Camp>) => aCamp({ id, providerName: id, ...fields });
/** Upcoming on Sep 15: its camps announce their sign-up later. */
const winter = { ...fallSeason, id: 'winter-2025', startsOn: '2025-12-20', endsOn: '2026-01-06' };
const listed = [
  camp('unsaid', { seasonId: winter.id }),
  camp('undated', {}),
  camp('later', { registrationOpensAt: '2025-11-10T14:00:00Z' }),
  camp('closed', { registrationClosesOn: '2025-09-14' }),
  camp('open', { registrationOpensAt: '2025-09-15T13:00:00Z' }),
  camp('two weeks', { registrationOpensOn: '2025-09-29' }),
  camp('soon', { registrationOpensAt: '2025-09-21T11:00:00Z' }),
];
const openings = (entries: readonly PlanEntry[]) =>
  registrationOpenings(entries, createPlanCamps(listed, [fallSeason, winter]), now);
const all = listed.map(({ id }) => aPlanEntry({ id, campId: id }));

test('groups openings into soon, open, maybe open, later, not announced and closed', () => {
  const ordered = openings(all).map(({ camp: { id }, state: { kind } }) => [id, kind]);
  expect(ordered).toEqual([
    ['soon', 'ahead'],
    ['two weeks', 'ahead'],
    ['open', 'open'],
    ['undated', 'undated'],
    ['later', 'ahead'],
    ['unsaid', 'unsaid'],
    ['closed', 'closed'],
  ]);
});

test('lists a camp once and skips booked, waitlisted and past ones', () => {
  const one = aPlanEntry({ id: 'a', campId: 'soon' });
  const found = openings([
    one,
    { ...one, id: 'b', childId: 'leo', status: 'considering' },
    { ...one, id: 'c', campId: 'open', status: 'registered' },
    { ...one, id: 'd', campId: 'later', status: 'waitlisted' },
    { ...one, id: 'e', campId: 'unsaid', days: ['2025-09-14'] },
    { ...one, id: 'f', campId: 'gone' },
  ]);
  expect(found.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['a', 'b']]);
});

const state = (fields: Partial<Camp>) => openingState(camp('one', fields), winter, now);

test('gives the time in Atlanta and the days until then', () => {
  expect(state({ registrationOpensAt: '2025-09-21T11:00:00Z' })).toEqual({
    kind: 'ahead',
    day: '2025-09-21',
    minutes: 420,
    inDays: 6,
  });
  const minute = { registrationOpensAt: '2025-09-15T13:01:00Z' };
  expect(state(minute)).toMatchObject({ kind: 'ahead', inDays: 0 });
  expect(state({ registrationOpensOn: '2025-09-15' })).toMatchObject({ inDays: 0, minutes: null });
  expect(state({ registrationOpensOn: '2025-09-14' })).toEqual({ kind: 'open', closesOn: null });
  // Without an offset it is no moment.
  expect(state({ registrationOpensAt: '2025-09-21T11:00:00' })).toEqual({ kind: 'unsaid' });
});

test('says of sign-up without a day what the camp’s card says', () => {
  expect(state({})).toEqual({ kind: 'unsaid' });
  // Somebody has a spot there: it has begun.
  const seatsSaidOn = '2025-09-12';
  expect(state({ seats: 'few', seatsSaidOn })).toEqual({ kind: 'open', closesOn: null });
  expect(state({ seats: 'waitlist', seatsSaidOn })).toEqual({ kind: 'undated' });
  for (const season of [fallSeason, null]) {
    expect(openingState(camp('one', {}), season, now)).toEqual({ kind: 'undated' });
  }
});
