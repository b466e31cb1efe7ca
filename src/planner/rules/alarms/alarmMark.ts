import type { PlannedAlarm } from './alarm.ts';

/**
 * Equal for two alarms that differ in nothing but the day of which it is said. Such an alarm stays as it is sealed: the older day is
 * true, too, and who seals anew whenever one camp was checked tells the server which camp it has.
 */
export const alarmMark = ({ ringAt, title, body, path }: PlannedAlarm): string =>
  JSON.stringify([ringAt, title, body.split('\n')[0], path]);
