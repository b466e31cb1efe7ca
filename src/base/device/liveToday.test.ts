import { expect, test } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { liveToday } from './liveToday.ts';

const MINUTE_MS = 60_000;
const EVENING = Date.UTC(2026, 10, 1, 3, 50);

test('hydrates a prerendered page with its own day before it becomes today', () => {
  const clock = fakeClock();
  clock.setTo(EVENING);
  const today = liveToday('2026-08-01', clock);
  expect([today.getState(), today.getInitialState()]).toEqual(['2026-08-01', '2026-08-01']);
  const seen: string[] = [];
  today.subscribe((day) => seen.push(day));
  expect(seen).toEqual(['2026-10-31']);
  expect(today.getInitialState()).toBe('2026-08-01');
});

test('changes the day at midnight in Atlanta in an open tab', () => {
  const clock = fakeClock();
  clock.setTo(EVENING);
  const today = liveToday(null, clock);
  today.subscribe(() => {});
  expect(today.getState()).toBe('2026-10-31');
  clock.pass(20 * MINUTE_MS);
  expect(today.getState()).toBe('2026-11-01');
});
