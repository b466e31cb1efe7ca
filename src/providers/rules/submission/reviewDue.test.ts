import { describe, expect, it } from 'vitest';
import { reviewClock, reviewDue } from './reviewDue.ts';

describe('the promise of 2-3 business days', () => {
  it.each([
    ['on a Friday', '2026-09-11', '2026-09-16'],
    ['on a Saturday', '2026-09-12', '2026-09-16'],
    ['before Thanksgiving', '2026-11-24', '2026-11-30'],
    ['on Christmas Eve', '2026-12-24', '2026-12-30'],
  ])('received %s', (_, receivedOn, due) => {
    expect(reviewDue(receivedOn)).toBe(due);
  });

  it.each([
    ['2026-09-11', '3 days left'],
    ['2026-09-13', '3 days left'],
    ['2026-09-14', '2 days left'],
    ['2026-09-15', '1 day left'],
    ['2026-09-16', 'Due today'],
    ['2026-09-17', '1 day late'],
    ['2026-09-21', '3 days late'],
  ])('received on Friday, Sep 11: on %s it says "%s"', (today, clock) => {
    expect(reviewClock('2026-09-11', today)).toBe(clock);
  });

  it('is late on the weekend after its last day', () => {
    expect(reviewClock('2026-09-15', '2026-09-18')).toBe('Due today');
    expect(reviewClock('2026-09-15', '2026-09-19')).toBe('1 day late');
  });

  it('a phone whose clock is behind the server counts from its own day', () => {
    expect(reviewClock('2026-09-16', '2026-09-15')).toBe('4 days left');
  });
});
