import { expect, test } from 'vitest';
import type { HandOverWay } from '#planner/rules/calendar/handOverWay.ts';
import { registrationEvent } from '#planner/rules/calendar/registrationEvent.ts';
import { calendarWays } from './calendarWays.ts';

test('promises the minutes that the file has', () => {
  const event = registrationEvent({
    campId: 'rocket-pond',
    campName: 'Rocket Pond',
    opensAt: '2026-01-15T09:00:00-05:00',
    opensOn: null,
    websiteUrl: null,
    page: 'https://camply.example/camps/rocket-pond',
  });
  const { from = 0, to = 0 } = event?.hours ?? {};
  expect(calendarWays.early).toContain(`${to - from} minutes early`);
  expect(calendarWays.alarms.apple).toContain(
    `${to - from + (event?.alarms?.[0] ?? 0)} minutes before`,
  );
});

test('has text for each way to hand a file over', () => {
  const words: Record<HandOverWay, { how: string }> = calendarWays.ways;
  expect(Object.values(words).every(({ how }) => how.length > 20)).toBe(true);
});
