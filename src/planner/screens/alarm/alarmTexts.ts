import { rangeWithYear } from '#base/day/calendar.ts';
import { atlantaClock } from '#base/day/atlantaClock.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import type { AlarmWish, PlannedAlarm } from '#planner/rules/alarms/alarm.ts';
import type { AlarmFact, SignUpFact } from '#planner/rules/alarms/alarmFact.ts';
import { planAlarms } from '#planner/rules/alarms/planAlarms.ts';
import { plainText } from '#base/text/plainText.ts';
import { signUpTime } from '#planner/rules/calendar/registrationEvent.ts';
import { campsOfDirectory } from '#planner/rules/family/familyView.ts';
import type { PlanSource } from '#planner/store/planSource.ts';
import { alarmCopy as copy } from '#planner/words/alarms.ts';
import { fitText, hasRoom, type TextRoom } from './fitText.ts';

/** An alarm is sealed in 512 bytes with the address it leads to. */
const TITLE: TextRoom = { characters: 60, bytes: 100 };
const BODY: TextRoom = { characters: 180, bytes: 210 };
const NAME: TextRoom = { characters: 40, bytes: 60 };

/**
 * Every alarm that the plan asks for after `now` (ms since 1970), the next one first; a phone may have fewer.
 * Equal plans give equal texts on any day.
 */
export const plannedAlarms = (
  { children, state: { entries }, directory }: PlanSource,
  wish: AlarmWish,
  now: number,
): PlannedAlarm[] => {
  const source = { entries, camps: campsOfDirectory(directory), directory, children };
  return planAlarms(source, wish, now).map((fact) => {
    const { title, body } = wordsOf(fact);
    const { key, kind, ringAt } = fact;
    return { key, kind, ringAt, title: fitText(title, TITLE), body, path: pathOf(fact) };
  });
};

function wordsOf(fact: AlarmFact): { title: string; body: string } {
  switch (fact.kind) {
    case 'opening': {
      const [first] = fact.signUps;
      const many = fact.isEve ? copy.opening.manyTomorrow : copy.opening.manyToday;
      if (!first || fact.signUps.length > 1)
        return { title: many(fact.signUps.length), body: listOf(fact) };
      const one = fact.isEve ? copy.opening.tomorrow : copy.opening.today;
      const body = first.minutes === null ? copy.opening.noTime : copy.opening.ready;
      return { title: one(nameOf(first.name), timeOf(first)), body: withDay(body, fact) };
    }
    case 'minute': {
      const [first] = fact.signUps;
      if (!first || fact.signUps.length > 1)
        return { title: copy.minute.many(fact.signUps.length), body: listOf(fact) };
      const body = withDay(copy.minute.opens(timeOf(first)), fact);
      return { title: copy.minute.one(nameOf(first.name)), body };
    }
    case 'evening': {
      const { hours, place } = fact;
      const parts = [
        hours && copy.evening.hours(clockOf(hours.from), clockOf(hours.to)),
        place !== '' && copy.evening.place(nameOf(place, { characters: 100, bytes: 120 })),
      ].filter((part) => part !== null && part !== false);
      const title = fact.isTomorrow ? copy.evening.tomorrow : copy.evening.other;
      const body = parts.length === 0 ? copy.evening.unknown : parts.join(' ');
      return { title: title(nameOf(fact.name)), body };
    }
    case 'look':
      return { title: copy.look.title, body: copy.look.text };
    default: {
      const words = copy.due[fact.kind];
      const title = fact.isEve ? words.tomorrow : words.today;
      return { title: title(nameOf(fact.name)), body: words.text };
    }
  }
}

type SignUps = Extract<AlarmFact, { kind: 'opening' | 'minute' }>;

/** As many of them as there is room for. */
function listOf(fact: SignUps): string {
  const parts = fact.signUps.map((one) => copy.at(nameOf(one.name), timeOf(one)));
  const bodyOf = (shown: number) =>
    withDay(copy.list(parts.slice(0, shown), parts.length - shown), fact);
  let shown = parts.length;
  while (shown > 1 && !hasRoom(bodyOf(shown), BODY)) shown -= 1;
  return bodyOf(shown);
}

/** On a line of its own, so that a day alone that is newer is told apart from what has changed (`alarmMark`). */
function withDay(body: string, { saidOn, ringAt }: SignUps): string {
  if (saidOn === null) return body;
  const day = rangeWithYear(saidOn, saidOn, atlantaClock(ringAt).day);
  return `${body}\n${copy.asOf(day)}`;
}

const timeOf = ({ minutes }: SignUpFact) => (minutes === null ? '' : signUpTime(minutes));
const clockOf = (minutes: number) => clockLabel(minutes % 1440).replace('\u00a0', ' ');

/** One line without what could make it look like another text. */
const nameOf = (name: string, room = NAME) =>
  fitText(plainText(name).replaceAll(/\s+/g, ' ').trim(), room);

function pathOf({ kind, day }: AlarmFact): string {
  if (kind === 'look') return '/my-camps?look=week';
  // The week alone would be looked for in the break that comes next.
  return day === '' ? '/my-camps' : `/my-camps?break=${day}&week=${day}`;
}
