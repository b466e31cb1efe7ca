import { unbroken } from '#base/text/unbroken.ts';
import { seatsCopy } from '#camps/camps.ts';
import type { SeatsSaid } from '#camps/rules/camp/seats.ts';
import { friendsGo } from './formatLabel.ts';

/** Copy of an open day of a child: what could cover it. */
export const dayCopy = {
  title: (name: string, day: string) => `${name}, ${day}`,
  groups: {
    closes: (count: number, isWeek: boolean) =>
      isWeek ? 'Whole days' : count === 1 ? 'Covers it' : 'Cover it',
    helps: (_count: number, isWeek: boolean) => (isWeek ? 'Parts of days' : 'Part of the day'),
    notListed: () => 'Hours unknown',
  },
  /** 'Part of the day (3)'. */
  counted: (group: string, count: number) => `${group} (${count})`,
  /** Under a list that ends before its camps do. */
  cut: (count: number) => `These ${count} cover the most. The list has the others.`,
  stillOpen: (times: string) => `Still open: ${times}.`,
  bellUnknown: 'We don’t know when school lets out, so we can’t say what these cover.',
  standIn: (camp: string) => `These could step in if ${camp} says no.`,
  sort: {
    label: 'Sort by',
    days: 'Covers most',
    hour: 'Price per hour',
    near: 'Nearest',
    addZip: 'Add your ZIP code',
    why: 'and we’ll sort by distance.',
  },
  days: (count: number) => `${count} days`,
  covers: (days: string) => `covers ${days}`,
  /** '4 of 7½ hours on 3 days'; `days`: null for the day of the sheet. */
  coversShare: (share: string, days: string | null) =>
    `${share}${days === null ? '' : ` ${unbroken(`on ${days}`)}`}`,
  /** One line of a phone: what is missing where it is little, else what is covered. */
  share: (hours: string, missing: number) =>
    unbroken(missing > 30 ? hours : `${missing} min short`),
  helps: (days: string) => `helps on ${days}`,
  backsUp: (days: string) => `backs up ${days}`,
  runs: (days: string) => `Runs on ${days}`,
  stepsIn: (days: string) => `could step in on ${days}`,
  care: {
    /** '9–3 plus care to 5:00 pm: covers 4 days, +$48' */
    offer: (hours: string, times: string, does: string, price: string) =>
      `${hours} plus care ${times}: ${does}, ${price}`,
    coversMore: 'covers more of the day',
    costs: (price: string) => `+${price}`,
    free: 'at no extra cost',
    noPrice: 'its price isn’t listed',
    add: 'Add with care',
    addFor: (camp: string, days: string) => `Add ${camp} with care, ${days}`,
  },
  times: {
    from: (time: string) => `from ${time}`,
    to: (time: string) => `to ${time}`,
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  hoursMissing: 'Hours not listed',
  notCounted: 'Hours aren’t listed, so we don’t count it as covered.',
  miles: {
    under: 'Under a mile',
    one: 'About 1 mile by road',
    range: (low: number, high: number) => `About ${low} to ${high} miles by road`,
    rough: (words: string) => `${words}, from the middle of its ZIP area.`,
    short: {
      under: 'under 1 mi',
      range: (low: number, high: number) =>
        unbroken(low === high ? `${low} mi` : `${low}–${high} mi`),
    },
  },
  drive: {
    yes: (name: string, camp: string) => `One drop-off works with ${name} at ${camp}.`,
    tight: (name: string, camp: string) => `One drop-off is tight with ${name} at ${camp}.`,
    no: (name: string, camp: string) => `Too far from ${name} at ${camp} for one drop-off.`,
    maybeFar: (name: string, camp: string) => `It may be far from ${name} at ${camp}.`,
  },
  alsoThere: (name: string, days: string) => `${name} is there ${days}.`,
  likes: {
    friends: friendsGo,
    favorite: 'A favorite.',
    first: 'A first choice of yours.',
    later: 'Another choice of yours.',
    activity: (name: string, activity: string) =>
      `${name} likes ${activity === 'STEM' ? activity : activity.toLowerCase()} camps.`,
  },
  age: {
    maybe: (name: string, ages: string) =>
      `${ages}: ${name} may or may not fit that day. Ask them.`,
    notListed: 'no ages listed',
    add: (name: string) => `Add ${name}’s birth month`,
    why: 'and we’ll check ages.',
  },
  signUp: {
    opens: (when: string) => `Sign-up opens ${when}`,
    open: 'Sign-up is open',
    openUntil: (day: string) => `Sign-up open until ${day}`,
    closed: (day: string) => `Sign-up closed ${day}`,
    undated: 'Sign-up may be open',
    notSaid: 'Sign-up date not announced',
  },
  seats: (seats: SeatsSaid['seats'], day: string) =>
    `${seatsCopy[seats]} ${seatsCopy.asOf(day)}${seats === 'waitlist' ? ': adding it covers no day yet' : ''}`,
  noPrice: 'Price?',
  perHour: (price: string) => `${price}/hr`,
  add: 'Add',
  addFor: (camp: string, days: string) => `Add ${camp}, ${days}`,
  added: (camp: string, days: string) => `${camp} added to ${days}`,
  addedToWait: (camp: string, days: string) => `${camp} added to ${days} as waitlisted`,
  second: 'As second choice',
  secondFor: (camp: string, first: string) => `As second choice: ${camp}, behind ${first}`,
  secondAdded: (camp: string, first: string) => `${camp} is the second choice after ${first}`,
  more: (count: number) => `Show ${count} more`,
  inPlan: 'In your plan that day',
  /** A day before today. */
  over: {
    booked: 'This day is over. Open a camp to add a receipt or a note.',
    nothing:
      'This day is over, with no camp in your plan. If you booked one, add it for its receipts.',
    atHome: (who: string) => `At home: ${who}`,
    done: 'Done',
  },
  openEntry: (camp: string, status: string) => `${camp}, ${status}`,
  nothing: {
    title: (day: string) => `Nothing fits on ${day} yet.`,
    none: 'No camp is listed for that day.',
    /** '9 camps: 4 are for other ages, 5 are full.' */
    several: (count: number, reasons: readonly string[]) =>
      `${count} camps: ${reasons.join(', ')}.`,
    /** 'The only camp that day is for other ages.' */
    only: (reason: string, isWeek: boolean) =>
      `The only camp that ${isWeek ? 'week' : 'day'} ${reason}.`,
    counted: (count: number, reason: string) => `${count} ${reason}`,
    reasons: {
      taken: (count: number) => `${is(count)} in your plan already`,
      full: (count: number) => `${is(count)} full`,
      almostOldEnough: (count: number) =>
        `${take(count)} children a few weeks older (some make exceptions, so ask)`,
      ages: (count: number) => `${is(count)} for other ages`,
      endBy: (count: number, time: string) => `${end(count)} by ${time}`,
      beginAt: (count: number, time: string) => `${begin(count)} at ${time} or later`,
      otherHours: (count: number) => `${run(count)} at other hours`,
    },
  },
  week: {
    title: (name: string, days: string) => `${name}, ${days}`,
    nothing: 'Nothing fits that week yet.',
    own: 'Add your own',
    days: 'Show the days of this week',
  },
  list: (isWeek: boolean) => `See all camps that ${isWeek ? 'week' : 'day'}`,
  home: 'Someone’s home',
} as const;

const is = (count: number) => (count === 1 ? 'is' : 'are');
const take = (count: number) => (count === 1 ? 'takes' : 'take');
const end = (count: number) => (count === 1 ? 'ends' : 'end');
const begin = (count: number) => (count === 1 ? 'begins' : 'begin');
const run = (count: number) => (count === 1 ? 'runs' : 'run');
