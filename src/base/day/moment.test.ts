import { describe, expect, it } from 'vitest';
import { dayOfMoment, momentLabel } from './moment.ts';

// Local time in, local time out: whatever zone the test runs in.
const at = (month: number, day: number, hour: number, minute: number) =>
  new Date(2025, month - 1, day, hour, minute).getTime();

describe('a moment in the phone’s own zone', () => {
  it.each([
    [at(11, 20, 15, 5), 'Nov 20, 3:05 pm'],
    [at(1, 1, 0, 0), 'Jan 1, 12:00 am'],
    [at(12, 31, 12, 30), 'Dec 31, 12:30 pm'],
    [at(9, 3, 9, 59), 'Sep 3, 9:59 am'],
    [at(9, 3, 23, 59), 'Sep 3, 11:59 pm'],
  ])('%i is shown as %s', (moment, label) => {
    expect(momentLabel(moment)).toBe(label);
    expect(dayOfMoment(moment)).toBe(label.split(',')[0]);
  });
});
