import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { seasonDay } from '../camp/isOver.ts';
import { calendarSeason } from './calendarSeason.ts';
import { isNotOpenYet } from './isNotOpenYet.ts';

const TODAY = '2026-11-25';
const early = calendarSeason('spring', 2027);
const open = calendarSeason('winter', 2026);

test.each([
  ['nothing listed, early season', {}, early, true],
  ['nothing listed, open season', {}, open, false],
  ['a season that is over', {}, calendarSeason('fall', 2026), false],
  ['an unknown season', {}, null, false],
  ['held back by the operator', {}, { ...open, state: 'coming_soon' as const }, true],
  ['opened by the operator', {}, { ...early, state: 'open' as const }, false],
  ['a day ahead in an open season', { registrationOpensOn: '2026-11-26' }, open, true],
  ['today, in an early season', { registrationOpensOn: '2026-11-25' }, early, false],
  ['a minute ahead', { registrationOpensAt: '2026-12-01T09:00-05:00' }, open, true],
  [
    'tonight at 8, which is tomorrow in UTC',
    { registrationOpensAt: '2026-11-26T01:00:00+00:00' },
    open,
    false,
  ],
  ['a minute behind', { registrationOpensAt: '2026-11-01T09:00-04:00' }, early, false],
  ['spots counted this week', { seats: 'few' as const, seatsSaidOn: '2026-11-22' }, early, false],
  ['spots counted long ago', { seats: 'few' as const, seatsSaidOn: '2026-10-01' }, early, true],
])('finds that a sign-up has not begun: %s', (_, fields, season, isNotOpen) => {
  expect(isNotOpenYet(aCamp(fields), seasonDay(season, TODAY))).toBe(isNotOpen);
});
