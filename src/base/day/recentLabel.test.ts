import { expect, it } from 'vitest';
import { recentLabel } from './recentLabel.ts';

// Local time in, local time out: whatever zone the test runs in.
const at = (day: number, hour: number, minute: number) =>
  new Date(2025, 10, day, hour, minute).getTime();
const label = (moment: number, now: number) => recentLabel(moment, now, (time) => `today, ${time}`);

it('calls any moment of the same day today', () => {
  expect(label(at(20, 0, 5), at(20, 23, 59))).toBe('today, 12:05 am');
});

it('calls a moment before midnight yesterday, even half an hour ago', () => {
  expect(label(at(19, 23, 50), at(20, 0, 20))).toBe('Nov 19, 11:50 pm');
});
