import { atlantaClock } from '#base/day/atlantaClock.ts';
import { atlantaMoment } from '#base/day/atlantaMoment.ts';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import type { AlarmWish } from './alarm.ts';
import type { AlarmFact, AlarmSource } from './alarmFact.ts';
import { bookingAlarms } from './bookingAlarms.ts';
import { minuteAlarms, openingAlarms } from './signUpAlarms.ts';

/** The server takes none further ahead than 400 days. */
const MOST_AHEAD_MS = 399 * 86_400_000;
/** The weekly look: Sundays at 17:00, so many of them at most, from so many days before a break until its end. */
const LOOK_MINUTES = 17 * 60;
const LOOK_WEEKS = 8;
const SEASON_DAYS = 60;

/**
 * Every alarm that the plan asks for after `now` (ms since 1970), the next one first; a phone may have fewer. Planned
 * again at another moment, an alarm that is still ahead is the same.
 */
export const planAlarms = (source: AlarmSource, wish: AlarmWish, now: number): AlarmFact[] =>
  [
    ...openingAlarms(source, now),
    ...(wish.atMinute ? minuteAlarms(source, now) : []),
    ...bookingAlarms(source),
    ...(wish.weeklyLook ? lookAlarms(source, now) : []),
  ]
    .filter(({ ringAt }) => ringAt > now && ringAt <= now + MOST_AHEAD_MS)
    .toSorted((a, b) => a.ringAt - b.ringAt || (a.key < b.key ? -1 : 1));

function lookAlarms({ directory }: AlarmSource, now: number): AlarmFact[] {
  const listed = new Set(directory.camps.map(({ seasonId }) => seasonId));
  const seasons = directory.seasons
    .filter(({ id }) => listed.has(id))
    .map(({ startsOn, endsOn }) => ({ from: addDays(startsOn, -SEASON_DAYS), to: endsOn }));
  const { day: today } = atlantaClock(now);
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  return Array.from({ length: LOOK_WEEKS }, (_, week) => addDays(sunday, 7 * week))
    .filter((day) => seasons.some(({ from, to }) => from <= day && day <= to))
    .map((day) => ({
      kind: 'look',
      key: `look:${day}`,
      ringAt: atlantaMoment(day, LOOK_MINUTES),
      day: '',
    }));
}
