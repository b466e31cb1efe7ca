import { atlantaClock } from '#base/day/atlantaClock.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';

const copy = phoneAlarmsCopy.on;

/** 'Mon, Sep 21, 7:00 am', or 'Today, 7:00 am', as clocks show it in Atlanta. Moments in ms since 1970. */
export function formatRing(ringAt: number, now: number): string {
  const { day, minutes } = atlantaClock(ringAt);
  const time = clockLabel(minutes);
  return day === atlantaClock(now).day ? copy.today(time) : copy.at(dayWithWeekday(day), time);
}
