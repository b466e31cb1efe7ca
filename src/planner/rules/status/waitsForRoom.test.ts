import { expect, test } from 'vitest';
import { waitsForRoom } from './waitsForRoom.ts';

test.each([
  ['waitlisted', 'full', true],
  ['waitlisted', 'waitlist', true],
  ['waitlisted', 'unknown', true],
  ['waitlisted', 'few', false],
  ['waitlisted', 'open', false],
  ['considering', 'full', true],
  ['planned', 'waitlist', true],
  ['planned', 'unknown', false],
  ['planned', 'open', false],
  ['registered', 'full', false],
  ['confirmed', 'waitlist', false],
  ['cancelled', 'full', false],
] as const)(
  'a family that is %s with a camp whose seats are %s waits for room: %s',
  (status, seats, waits) => {
    expect(waitsForRoom(status, seats)).toBe(waits);
  },
);
