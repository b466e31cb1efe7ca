import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import { seatsOn, seatsSaid } from './seats.ts';

const TODAY = '2026-11-27';
const few = (seatsSaidOn: string) => aCamp({ seats: 'few', seatsSaidOn });

test('what was said 7 days ago still counts, what was said 8 days ago does not', () => {
  expect(seatsOn(few('2026-11-27'), TODAY)).toBe('few');
  expect(seatsOn(few('2026-11-20'), TODAY)).toBe('few');
  expect(seatsOn(few('2026-11-19'), TODAY)).toBe('unknown');
});

test('nothing is known from tomorrow, and nothing of a camp of which nobody spoke', () => {
  expect(seatsOn(few('2026-11-28'), TODAY)).toBe('unknown');
  expect(seatsOn(aCamp(), TODAY)).toBe('unknown');
});

const full = aSession({ id: 'full', seats: 'full', seatsSaidOn: '2026-11-20' });
const fullToo = aSession({ id: 'full-too', seats: 'full', seatsSaidOn: '2026-11-25' });
const waits = aSession({ id: 'waits', seats: 'waitlist', seatsSaidOn: '2026-11-21' });
const some = aSession({ id: 'some', seats: 'few', seatsSaidOn: '2026-11-22' });
const open = aSession({ id: 'open', seats: 'open', seatsSaidOn: '2026-11-23' });
const silent = aSession({ id: 'silent' });
const stale = aSession({ id: 'stale', seats: 'full', seatsSaidOn: '2026-11-19' });

test.for([
  [[full, some, open, waits], { seats: 'open', saidOn: '2026-11-23' }],
  [[full, waits, some, silent], { seats: 'few', saidOn: '2026-11-22' }],
  [[full, waits], { seats: 'waitlist', saidOn: '2026-11-21' }],
  [[full, fullToo], { seats: 'full', saidOn: '2026-11-20' }],
  [[full, silent], null],
  [[full, stale], null],
  [[silent], null],
] as const)('sessions answer together: %j', ([sessions, said]) => {
  expect(seatsSaid(aCamp({ sessions: [...sessions] }), TODAY)).toEqual(said);
});

test('a session that says nothing has what its camp says', () => {
  const camp = aCamp({ seats: 'full', seatsSaidOn: '2026-11-26', sessions: [full, silent] });
  expect(seatsSaid(camp, TODAY)).toEqual({ seats: 'full', saidOn: '2026-11-20' });
});

test('a session that is over has no room', () => {
  const over = { ...open, days: ['2026-11-26'] };
  expect(seatsOn(aCamp({ sessions: [over, full] }), TODAY)).toBe('full');
  expect(seatsOn(aCamp({ sessions: [over] }), TODAY)).toBe('unknown');
});
