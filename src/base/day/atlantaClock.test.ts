import { expect, test } from 'vitest';
import { atlantaClock } from './atlantaClock.ts';

const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The same by the zone data of the platform. */
function byIntl(moment: number) {
  const [day = '', time = ''] = newYork.format(moment).split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return { day, minutes: Number(hour) * 60 + Number(minute) };
}

test.each([
  ['2026-03-08T06:59:00Z', 'the last minute before clocks go forward', 119],
  ['2026-03-08T07:00:00Z', 'the first one after', 180],
  ['2026-11-01T05:30:00Z', '1:30 in summer time', 90],
  ['2026-11-01T06:30:00Z', '1:30 once more', 90],
  ['2026-01-01T04:59:00Z', 'the end of a year', 1439],
  ['2026-07-04T13:00:00Z', 'a morning', 540],
])('reads %s as %s in Atlanta', (moment, _, minutes) => {
  const at = Date.parse(moment);
  expect(atlantaClock(at).minutes).toBe(minutes);
  expect(atlantaClock(at)).toEqual(byIntl(at));
});

test('agrees with the platform for each half hour of four years', () => {
  const from = Date.UTC(2026, 0, 1);
  for (let at = from; at < Date.UTC(2030, 0, 1); at += 7 * 1_800_000) {
    expect(atlantaClock(at)).toEqual(byIntl(at));
  }
});
