import { formatList } from '#camps/camps.ts';
import type { NamedPlanKind } from '#planner/rules/planB/threePlans.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const camps = (count: number) => (count === 1 ? '1 camp' : `${count} camps`);

/** 'Two days' reads better than '2 days' where a sentence begins. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

type Step = { who: string; days: string; camp: string | null; instead: string | null };

/** Copy of Plan B: plans for the days that are still open. */
export const planBCopy = {
  back: 'My Schedule',
  waiting: 'Loading your plan',
  heading: {
    plans: (dates: string) => `Plans for ${dates}`,
    /** '3 ways to fill Dec 21–25' where a plan leaves nothing open, else '3 plans for Dec 21–25'. */
    ways: (count: number, dates: string, isFilled: boolean) => {
      const [one, verb] = isFilled ? ['way', 'to fill'] : ['plan', 'for'];
      return `${count} ${one}${count === 1 ? '' : 's'} ${verb} ${dates}`;
    },
    waiting: 'Plans for your open days',
  },
  lead: 'Nothing changes until you pick one.',
  invite: {
    heading: 'Want us to fill the gaps?',
    text: 'Up to three plans for the open days, side by side. You pick, or keep yours.',
    action: 'Show the plans',
  },
  preferences: {
    label: 'What matters',
    budget: 'Budget',
    budgetHint: 'Bookings included. Leave it blank for any price.',
    budgetWrong: 'An amount like 1,200',
    miles: 'Drop-offs',
    milesOptions: {
      place: 'all at one address',
      within: (miles: number) => `within ${miles} miles of each other`,
      any: 'any distance apart',
    },
    fromHome: 'From home',
    upTo: (miles: number) => `up to ${miles} miles`,
    anyFromHome: 'any distance',
    allow: 'Allow',
    mayMove: 'Different days across town',
    withCare: 'Before and after care with a listed price',
    keep: 'Keep',
    booked: 'What’s booked or planned',
    home: 'Days at home',
    again: 'Look again',
    /** The same on one line of a phone. */
    short: {
      anyPrice: 'Any price',
      onePlace: 'one address',
      miles: (miles: number) => `${miles} miles`,
      anyDistance: 'any distance',
      booked: 'keep booked',
      home: 'keep home days',
      nothing: 'keep nothing',
      care: 'with care',
      change: 'Change',
    },
  },
  work: {
    heading: 'Trying combinations',
    share: (percent: number) => `${percent}% done.`,
    best: (filled: number) => `The best so far fills ${days(filled)}.`,
    cancel: 'Cancel',
    stop: 'Stop and show what you have',
    canceled: 'Stopped. Nothing changed.',
    failed: 'That didn’t work',
    failedWhy: 'Couldn’t build plans just now. Yours hasn’t changed.',
  },
  found: (camp: number) => `We compared ${camps(camp)} on this device.`,
  prefers: (names: string) =>
    `When plans tie, we pick what ${names} would like: favorites, first choices, friends, activities.`,
  kinds: {
    best: {
      tag: 'Most covered',
      name: 'The fullest plan',
      use: 'Use the fullest plan',
    },
    close: {
      tag: 'Fewest trips',
      name: 'The one-stop plan',
      use: 'Use the one-stop plan',
    },
    thrifty: {
      tag: 'Lower price',
      name: 'A cheaper plan',
      use: 'Use this cheaper plan',
    },
    other: {
      tag: 'Other camps',
      name: 'Backup plan',
      use: 'Use the backup plan',
    },
  } satisfies Record<NamedPlanKind, object>,
  /** Instead of `close`, where a day has drop-offs at several addresses all the same, most often by what is in the plan already. */
  fewerStops: {
    tag: 'One new stop a day',
    name: 'A plan with fewer stops',
    use: 'Use the plan with fewer stops',
  },
  secondBackup: {
    tag: 'Other camps',
    name: 'Another set of camps',
    use: 'Use these camps',
  },
  /** What a plan is for this family: 'Two days at Comet & Kettle. Wednesday ends at 3.' */
  sentence: {
    stay: (count: number, camp: string, names: readonly string[], isFirst: boolean) => {
      const number = NUMBERS[count] ?? `${count}`;
      const length = isFirst ? `${number} ${count === 1 ? 'day' : 'days'}` : number;
      const each = names.length > 1 ? ' each' : '';
      return `${length}${each} at ${camp}${names.length > 0 ? ` for ${formatList(names)}` : ''}`;
    },
    total: (count: number, campCount: number) => `${days(count)} at ${camps(campCount)}`,
    day: (day: string, name: string | null) => (name === null ? day : `${name}’s ${day}`),
    ends: (day: string, time: string) => `${day} ends at ${time}`,
    gap: (day: string) => `${day} has a gap`,
    open: (day: string) => `${day} is still open`,
    left: (part: number, open: number) =>
      [
        part > 0 ? `${days(part)} ${part === 1 ? 'has a gap' : 'have gaps'}` : '',
        open > 0 ? `${part > 0 ? open : days(open)} ${open === 1 ? 'is' : 'are'} still open` : '',
      ]
        .filter((words) => words !== '')
        .join(', '),
    all: 'Every day is covered',
  },
  saves: (amount: string) => `Up to ${amount} less than the fullest plan.`,
  week: (of: string) => `Week of ${of}`,
  cell: {
    child: 'Child',
    new: 'new',
    home: 'at home',
    guess: 'home, we guess',
    open: 'open',
    part: 'part of the day',
    near: 'covered, up to 30 minutes short',
    unknown: 'not certain',
    none: 'no care needed',
    over: 'over',
  },
  facts: {
    total: 'Total',
    perDay: (amount: string) => `${amount} a day`,
    under: (amount: string, isExact: boolean) =>
      `${isExact ? '' : 'at least '}${amount} under your budget`,
    over: (amount: string, isExact: boolean) =>
      `${isExact ? '' : 'at least '}${amount} over your budget`,
    maybeOver: 'may go over your budget',
    withBooked: 'bookings included',
    covered: 'Covered',
    of: (covered: number, needed: number) => `${covered} of ${days(needed)}`,
    near: (count: number) => `${count} of them up to 30 minutes short`,
    inPart: (count: number) => `${count} partly covered`,
    open: (count: number) => `${count} open`,
    unknown: (count: number) => `${count} not certain`,
    guessed: (count: number) => `not counting ${count} at home, we guess`,
    apart: 'Drop-offs',
    onePlace: 'one address',
    apartBy: (miles: string) => `${miles} apart`,
    on: (day: string) => `on ${day}, the farthest`,
    /** Farther than the family asks for, because of what stands in the plan. */
    onOwn: (day: string) => `on ${day}, from what’s in your plan`,
    crow: 'in a straight line',
    newCamps: 'New camps',
  },
  changes: {
    summary: 'What changes',
    line: (name: string, dayWords: string) => `${name}, ${dayWords}`,
    careFrom: (time: string) => `from ${time}`,
    careTo: (time: string) => `to ${time}`,
    /** `ends`: 'from 7:30 to 5' */
    named: (camp: string, ends: string) => `${camp} with care ${ends}`,
    withCare: (hours: string, end: string, price: string) => `${hours} plus care ${end}, ${price}`,
    careFree: 'at no extra cost',
    carePrice: {
      day: (amount: string) => `+${amount} a day`,
      week: (amount: string) => `+${amount} a week`,
      each: (amount: string) => `+${amount} each`,
    },
    second: (camp: string) => `If they say no: ${camp}`,
    waitlist: 'Waitlist only, so we don’t count it as covered.',
    noSecond: 'If they say no, nothing else fits as well.',
  },
  /** `over`: that it goes past the budget; null where it doesn't. */
  more: (amount: string, over: string | null, steps: string) =>
    `For ${amount} more${over === null ? '' : ` (${over})`}: ${steps}.`,
  step: ({ who, days: on, camp, instead }: Step) => {
    const rest = `for ${who} (${on})`;
    if (camp === null) return `no ${instead ?? ''} ${rest}`;
    if (camp === instead) return `another ${camp} camp ${rest}`;
    return instead === null ? `${camp} ${rest}` : `${camp} instead of ${instead} ${rest}`;
  },
  why: {
    summary: (open: number, part: number, isWeek: boolean) => {
      const words = [
        open > 0 ? `${days(open)} ${open === 1 ? 'stays' : 'stay'} open` : '',
        part > 0 ? `${days(part)} ${part === 1 ? 'is' : 'are'} partly covered` : '',
      ].filter((one) => one !== '');
      return `Why ${words.join(' and ')}${isWeek ? ' in the week shown' : ''}`;
    },
    day: (name: string, day: string) => `${name}, ${day}`,
    none: 'No camp runs that day.',
    camps: (count: number) => `${camps(count)} that day.`,
    held: (n: number) => `${n} ${n === 1 ? 'is' : 'are'} in your plan already`,
    asked: (n: number) =>
      n === 1 ? '1 is full or said no before' : `${n} are full or said no before`,
    ages: (n: number) => (n === 1 ? '1 is for other ages' : `${n} are for other ages`),
    noHours: (n: number) => (n === 1 ? '1 lists no hours' : `${n} list no hours`),
    hours: (n: number) => (n === 1 ? '1 runs at the wrong time' : `${n} run at the wrong time`),
    noPrice: (n: number) => (n === 1 ? '1 lists no price' : `${n} list no price`),
    part: (n: number) => (n === 1 ? '1 covers part of it' : `${n} cover part of it`),
    far: (n: number, miles: number) =>
      `${n} ${n === 1 ? 'is' : 'are'} more than ${miles} miles from home`,
    plan: (n: number) => `${n} ${n === 1 ? 'doesn’t' : 'don’t'} fit into the plan`,
  },
  keepMine: 'Keep my plan as it is',
  prices: {
    title: 'Prices come from the camps.',
    text: 'Spots aren’t held until you register with the camp.',
  },
  used: (name: string) => `${name}: added to your plan`,
  nothingToFill: {
    heading: 'There’s nothing to fill',
    text: 'Every day of this break is covered or over.',
  },
  none: {
    heading: (covered: number, needed: number) =>
      needed === 1
        ? 'No plan covers the whole day.'
        : `No plan covers all ${needed} days. The closest covers ${covered}.`,
    headingNothing: 'We found no camp to add',
    overBudget: (cost: string, budget: string) =>
      `What’s booked costs ${cost}, and your budget is ${budget}.`,
    help: 'Any of these would help:',
    budget: (amount: string) => `Raise the budget to ${amount}`,
    anyDistance: 'Allow drop-offs any distance apart',
    anyHome: 'Allow camps any distance from home',
    mayMove: 'Allow different days across town',
    gives: (covered: number, needed: number, part: number) =>
      `${covered} of ${days(needed)}${part > 0 ? `, ${part} partly covered` : ''}`,
  },
} as const;
