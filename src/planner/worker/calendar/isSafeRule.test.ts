import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { isSafeRule } from './isSafeRule.ts';

test.each([
  'FREQ=DAILY',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=DAILY;INTERVAL=2',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  'FREQ=WEEKLY;BYMONTH=9,10',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
])('accepts %s', (rule) => {
  expect(isSafeRule(ICAL.Recur.fromString(rule))).toBe(true);
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=HOURLY;INTERVAL=2',
  'FREQ=DAILY;BYDAY=5MO',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;INTERVAL=12;BYMONTH=2',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
  'FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
  'FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=2',
  'FREQ=YEARLY;BYWEEKNO=53',
  'FREQ=DAILY;BYHOUR=8',
])('refuses %s', (rule) => {
  expect(isSafeRule(ICAL.Recur.fromString(rule))).toBe(false);
});
