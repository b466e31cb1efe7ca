import type { DayFits } from '#planner/rules/candidates/dayFit.ts';
import type { NearDays } from '#planner/rules/coverage/nearDays.ts';
import type { Cover } from '#planner/rules/coverage/dayCell.ts';
import type { PlanStatus } from '#family/rules/plan/planEntry.ts';

/** 8:30 is '8:30', 16:00 is '4', noon is '12'. `minutes` after midnight. */
export function clockShort(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return rest === 0 ? `${shown}` : `${shown}:${String(rest).padStart(2, '0')}`;
}

/** '8:30–4' */
export const spanShort = ({ from, to }: { from: number; to: number }) =>
  `${clockShort(from)}–${clockShort(to)}`;

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const planStatusLabels: Readonly<Record<PlanStatus, string>> = {
  considering: 'Considering',
  planned: 'Planned',
  registered: 'Registered',
  confirmed: 'Confirmed',
  waitlisted: 'Waitlisted',
  cancelled: 'Canceled',
};

export const coverLabels: Readonly<Record<Cover, string>> = {
  none: 'no care needed',
  covered: 'covered',
  near: 'covered',
  part: 'part of the day',
  home: 'at home',
  guess: 'our guess, not counted as covered',
  unknown: 'not certain, not counted as covered',
  open: 'open',
};

/** Copy of the week: days as cells, hours as lanes. */
export const weekCopy = {
  view: { label: 'Week view', days: 'Days', hours: 'Hours', weeks: 'Weeks' },
  need: (hours: string) => `Care needed ${hours}. Change`,
  gridLabel: (name: string, days: string) => `${name}, ${days}`,
  gridHelp:
    'Arrow keys move between days. Enter opens a day. Space picks a camp up; arrows carry it, Enter puts it down, Escape puts it back.',
  child: 'Child',
  row: {
    days: (count: number) => `${count} days`,
    open: (days: string, count: number) => `${days} ${count === 1 ? 'is' : 'are'} open.`,
    maybe: (days: string, count: number) =>
      `${days} ${count === 1 ? 'is a maybe' : 'are maybes'}, still open.`,
    ends: (day: string, time: string) => `${day} ends at ${time}.`,
    partly: (days: string, count: number) =>
      `${days} ${count === 1 ? 'is' : 'are'} partly covered.`,
    missing: (days: string, times: string, isOne: boolean) =>
      `${days}: ${times} ${isOne ? 'is' : 'are'} missing.`,
    near: (days: string, count: number, short: string) =>
      `${days} ${count === 1 ? 'is' : 'are'} ${short}.`,
    waiting: (days: string, count: number) => `${days} ${count === 1 ? 'is' : 'are'} waitlisted.`,
    unknown: (days: string, count: number) =>
      `${days} ${count === 1 ? 'isn’t' : 'aren’t'} certain.`,
    guess: (days: string) => `${days}: home, we guess.`,
    all: (count: number) => (count === 1 ? 'The day is covered.' : 'Every day is covered.'),
  },
  /** '30 min short' */
  short: ({ minutes, isSame }: NearDays) => `${isSame ? '' : 'up to '}${minutes} min short`,
  ofDays: (held: number, needed: number) => `${held} of ${needed}`,
  daysCovered: 'days covered',
  noDays: 'nothing to cover',
  calendarUnknown: 'no calendar yet',
  open: 'Open',
  over: 'Over',
  today: 'today',
  todayShort: 'Today',
  /** The best that camps do for an open day, in a fifth of a phone's width. */
  fits: ({ closes, helps, notListed }: DayFits) => {
    if (closes > 0) return closes === 1 ? '1 fits' : `${closes} fit`;
    if (helps > 0) return `${helps} partly`;
    if (notListed > 0) return `${notListed} to ask`;
    return 'none fit';
  },
  home: 'Home',
  you: 'You',
  homeGuess: 'You?',
  waiting: 'Waiting',
  considering: 'Maybe',
  hoursMissing: 'Hours?',
  bell: 'Lets out when?',
  until: (time: string) => `to ${time}`,
  from: (time: string) => `from ${time}`,
  school: 'School',
  digital: 'Digital day',
  weekend: 'Weekend',
  notKnown: 'Not known',
  doubleBooked: 'double booked',
  changed: 'changed since you saved it',
  key: {
    label: 'What the symbols mean',
    confirmed: 'Confirmed',
    registered: 'Registered',
    planned: 'Planned',
    waitlisted: 'Waitlisted',
    considering: 'Considering',
  },
  allDay: 'all day',
  nothing: 'Nothing to cover',
  dayOf: (weekday: string, day: string) => `${weekday}, ${day}`,
  hour: (hour: number) => {
    if (hour === 12) return 'noon';
    return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
  },
  /** Before `weekOf`, where there is room. */
  week: 'Week',
  weekOf: (at: number, of: number) => `${at} of ${of}`,
  earlier: 'The week before',
  later: 'The week after',
  addChild: 'Add another child',
  noDayYet: {
    heading: 'No day yet',
    forWhom: 'For whom?',
    costs: (who: string, cost: string) => `${who}, ${cost}`,
    text: 'These are in your plan but have no day yet.',
    open: (name: string) => `Open ${name}`,
    /** `cost`: '$420' or '1 price missing'. */
    where: (name: string, days: string, cost: string) => `${name}, ${days}. ${cost}`,
    outside: {
      heading: 'On days with school',
      text: 'These are in your plan, but no school calendar has their days off.',
    },
    outsidePast: {
      heading: (count: number) => `Past camps outside of breaks (${count})`,
      text: 'Their days aren’t in any break of this school year.',
    },
  },
  carry: {
    picked: (camp: string, day: string) => `${camp} picked up from ${day}.`,
    over: (day: string, words: string) => `${day}: ${words}`,
    fits: 'it runs that day. Enter puts it there.',
    same: 'where it was.',
    notRunning: 'it doesn’t run that day.',
    past: 'that day is over.',
    taken: 'it’s there already.',
    daysUnknown: 'the listing doesn’t give its days.',
    dropped: (camp: string, day: string) => `${camp} is on ${day} now`,
    given: (camp: string, name: string, day: string) => `${camp} is ${name}’s on ${day} now`,
    back: (camp: string, day: string) => `${camp} is back on ${day}.`,
    hint: 'Hold a camp to drag it, or open it and choose “Move days”.',
  },
} as const;
