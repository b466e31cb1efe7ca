import { formatList } from '#camps/camps.ts';
import type { NearDays } from '#planner/rules/coverage/nearDays.ts';

/** Copy of the poster, the breaks and the year. */
export const boardCopy = {
  breaksLabel: 'Breaks',
  circles: 'Camp buddies: see who else goes',
  /** The name of an unnamed break. */
  summer: 'Summer',
  dayOff: 'Day off',
  digital: 'Digital days',
  early: 'Early release',
  /** `open` days have nothing at all; `missing` counts those that end early, wait or are not certain, too. */
  missing: (open: number, missing: number) =>
    open > 0 ? `${open} open` : `${missing} not covered yet`,
  /** Days that most parents have off: the family has not said yet. */
  guess: (days: number) => (days === 1 ? '1 guess' : `${days} guesses`),
  covered: 'Covered',
  noCare: 'No care needed',
  over: 'Over',
  past: {
    heading: (count: number) => `Past breaks (${count})`,
    booked: (count: number) => (count === 1 ? 'Over, 1 camp' : `Over, ${count} camps`),
    rest: 'Open a day to add a booking, a receipt or a note.',
  },
  when: (name: string, days: string, away: string) => `${name}, ${days}. ${away}`,
  number: { of: (needed: number) => `of ${needed}`, days: 'days covered', one: 'day covered' },
  inOneNumber: (name: string) => `${name} in one number`,
  everyone: 'Everyone has a place to be.',
  /** Some children’s calendars are not known. */
  everyoneKnown: (names: readonly string[], unknown: readonly string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place to be. We don’t know ${calendarsOf(unknown, 'calendar')}.`,
  calendarsUnknown: (names: readonly string[]) =>
    `We don’t know ${calendarsOf(names, 'school calendar')}.`,
  start: 'Tap a day to start.',
  rest: {
    open: (n: number) => `${n} open`,
    /** Beside the number of covered days. */
    near: ({ days, minutes, isSame }: NearDays) =>
      `${days} of them ${isSame ? '' : 'up to '}${minutes} minutes short`,
    inPart: (n: number) => `${n} partly`,
    waiting: (n: number) => `${n} waiting`,
    guess: (n: number) => (n === 1 ? '1 is a guess' : `${n} are guesses`),
    unknown: (n: number) => (n === 1 ? '1 not certain' : `${n} not certain`),
    /** Days of the kinds that have no room. */
    more: (n: number) => `${n} more`,
  },
  next: {
    open: {
      text: (day: string, names: readonly string[]) =>
        `Next: ${day} is open for ${formatList(names)}.`,
      /** `camps`: how many of them cover the day; 0 while that is not known. */
      action: (camps: number) =>
        camps === 0 ? 'See what’s on' : camps === 1 ? 'See 1 camp' : `See ${camps} camps`,
    },
    part: {
      text: (day: string, names: readonly string[]) =>
        `Next: ${day} is partly covered for ${formatList(names)}.`,
      action: 'See what helps',
    },
    guess: {
      text: (days: string) => `${days}: home, we guess.`,
      action: 'That’s right',
      said: (days: string) => `You’re home ${days}`,
    },
    signUp: {
      /** `when`: 'Monday at 9:00 am'. */
      text: (camp: string, when: string) => `Sign-up at ${camp} opens ${when}.`,
      at: (day: string, time: string) => `${day} at ${time}`,
      action: 'Set the alarm',
    },
    covered: { text: 'Want to show somebody?', action: 'Send the picture' },
  },
  brief: {
    heading: 'In this break',
    looks: (count: number) => `Worth a look (${count})`,
    none: 'No conflicts.',
  },
  nothingNeeded: 'Nobody needs care in this break.',
  year: {
    heading: 'The school year',
    missing: (days: number, needed: number) =>
      `${days} of ${needed} ${needed === 1 ? 'day' : 'days'} not covered yet.`,
    none: 'Every day is covered.',
    /** Before days that are only a guess. */
    noneButGuess: 'Nothing is open.',
    guessed: (days: number) =>
      days === 1 ? 'One day at home is our guess.' : `${days} days at home are our guess.`,
    notConfirmed: (isAll: boolean) =>
      isAll
        ? 'We haven’t checked these dates with the district yet.'
        : 'We haven’t checked some dates with the district yet.',
    about: 'About these dates',
    addDay: 'Add a day off',
    noSummer: (names: readonly string[]) =>
      `Summer’s missing: we need ${formatList(names.map((name) => `${name}’s`))} last day of school.`,
    addSummer: 'Add it',
    whenSummer: 'When does school end?',
    source: 'From the districts’ calendars. Double-check before you book.',
    key: {
      covered: 'Covered',
      part: 'Part of the day',
      open: 'Open',
      home: 'At home',
      guess: 'You? Our guess',
      waiting: 'Waitlisted',
      unknown: 'Not certain',
      over: 'Over',
      none: 'School’s in session',
    },
  },
  sample: {
    title: 'This is a sample family.',
    text: 'Tap around, nothing breaks. It goes away when you add your own child.',
    action: 'Start my own',
  },
  thisWeek: 'This week',
  nextWeek: 'Next week',
  unknownCalendar: {
    title: (name: string) => `We don’t know ${name}’s school calendar.`,
    text: 'Enter the days off, or open the school’s calendar file.',
    action: 'Open the calendar',
  },
} as const;

/** 'In 20 days.' `days` until it begins; `isOver`: its last day is over. */
export function formatDaysAway(days: number, isOver: boolean): string {
  if (days > 1) return `In ${days} days.`;
  if (days === 1) return 'Tomorrow.';
  if (days === 0) return 'Today.';
  return isOver ? 'Over.' : 'On now.';
}

/** The published name of most of its days: two calendars mostly mean one break by two names. */
export function breakName({
  names,
  isSummer,
  kind,
}: {
  names: readonly string[];
  isSummer: boolean;
  kind: 'off' | 'digital' | 'early';
}): string {
  const [name] = names;
  if (name !== undefined) return name;
  if (isSummer) return boardCopy.summer;
  return kind === 'off' ? boardCopy.dayOff : boardCopy[kind];
}

/** 'Ada’s and Ben’s calendars' */
const calendarsOf = (names: readonly string[], noun: string): string =>
  `${formatList(names.map((name) => `${name}’s`))} ${noun}${names.length === 1 ? '' : 's'}`;
