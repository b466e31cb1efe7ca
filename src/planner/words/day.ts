import { seatsCopy } from '#camps/camps.ts';
import type { SeatsSaid } from '#camps/rules/camp/seats.ts';
import type { DayFits } from '#planner/rules/candidates/dayFit.ts';
import { friendsGo } from './formatLabel.ts';

/** Copy of an open day of a child: what could cover it. */
export const dayCopy = {
  title: (name: string, day: string) => `${name}, ${day}`,
  /** '3 camps close the day', '5 help', '11 list no hours'. */
  fits: ({ closes, helps, notListed }: DayFits): string[] => {
    const all = [
      { count: closes, one: 'closes the day', many: 'close the day' },
      { count: helps, one: 'helps', many: 'help' },
      { count: notListed, one: 'lists no hours', many: 'list no hours' },
    ];
    const found = all.filter(({ count }) => count > 0);
    return found.map(({ count, one, many }, at) => {
      const camps = at > 0 ? '' : count === 1 ? ' camp' : ' camps';
      return `${count}${camps} ${count === 1 ? one : many}`;
    });
  },
  groups: {
    closes: (isWeek: boolean) => `Closes ${isWeek ? 'days' : 'the day'}`,
    helps: () => 'Helps',
    notListed: () => 'Hours not listed',
  },
  /** 'Helps (3)'. */
  counted: (group: string, count: number) => `${group} (${count})`,
  /** Under a list that ends before its camps do. */
  cut: (count: number) => `These ${count} cover the most. The list has the others.`,
  stillOpen: (times: string) => `Still open: ${times}.`,
  bellUnknown: 'We don’t know when school lets out, so we can’t say what these cover.',
  standIn: (camp: string) => `These could stand in if ${camp} says no.`,
  sort: {
    label: 'Sort by',
    days: 'Most days',
    hour: 'Cost an hour',
    near: 'Nearest',
    noZip: 'Miles need a place to start from. Add your ZIP code to your profile.',
    toProfile: 'Add it',
  },
  days: (count: number) => `${count} days`,
  closes: (days: string) => `closes ${days}`,
  helps: (days: string) => `helps on ${days}`,
  backsUp: (days: string) => `backs up ${days}`,
  runs: (days: string) => `Runs on ${days}`,
  standsIn: (days: string) => `could stand in on ${days}`,
  care: {
    /** '9–3 plus care to 5:00 pm: closes 4 days, +$48' */
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
    under: 'under a mile',
    one: 'about 1 mile by road',
    range: (low: number, high: number) => `about ${low} to ${high} miles by road`,
    rough: (words: string) => `${words}, from the middle of its ZIP area`,
  },
  drive: {
    yes: (name: string, camp: string) => `One drop-off with ${name}’s ${camp} works.`,
    tight: (name: string, camp: string) => `One drop-off with ${name}’s ${camp} is tight.`,
    no: (name: string, camp: string) => `Too far from ${name}’s ${camp} for one drop-off.`,
    maybeFar: (name: string, camp: string) => `It may be far from ${name}’s ${camp}.`,
  },
  alsoThere: (name: string, days: string) => `${name} is there ${days}.`,
  likes: {
    friends: friendsGo,
    favorite: 'A favorite.',
    first: 'A first choice of yours.',
    later: 'Another choice of yours.',
    activity: (name: string, activity: string) =>
      `${name} likes ${activity === 'STEM' ? activity : activity.toLowerCase()}.`,
  },
  age: {
    maybe: (name: string, ages: string) =>
      `${ages}: ${name} may or may not fit that day. Ask them.`,
    notSaid: 'No ages listed. Ask them.',
    childNotSaid: (name: string) => `We don’t know ${name}’s age, so check the ages below.`,
    toProfile: 'Add it',
  },
  signUp: {
    opens: (when: string) => `Sign-up opens ${when}`,
    open: 'Sign-up is open',
    openUntil: (day: string) => `Sign-up open until ${day}`,
    closed: (day: string) => `Sign-up closed ${day}`,
    notSaid: 'Sign-up not said yet',
  },
  seats: (seats: SeatsSaid['seats'], day: string) =>
    `${seatsCopy[seats]}, ${seatsCopy.said(day)}${seats === 'waitlist' ? ': adding it covers no day yet' : ''}`,
  noPrice: { amount: 'Ask', text: 'no price' },
  add: 'Add',
  addFor: (camp: string, days: string) => `Add ${camp}, ${days}`,
  added: (camp: string, days: string) => `${camp} is planned: ${days}`,
  addedToWait: (camp: string, days: string) => `${camp} is in your plan, on its waitlist: ${days}`,
  second: 'As second choice',
  secondFor: (camp: string, first: string) => `As second choice: ${camp}, behind ${first}`,
  secondAdded: (camp: string, first: string) => `${camp} is the second choice to ${first}`,
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
    none: 'No camp is listed for then.',
    camps: (count: number) => (count === 1 ? '1 camp' : `${count} camps`),
    reasons: {
      taken: (count: number) => `${count} ${is(count)} in your plan already`,
      full: (count: number) => `${count} ${is(count)} full`,
      almostOldEnough: (count: number) =>
        `${count} ${take(count)} children a few weeks older (some make exceptions, so ask)`,
      ages: (count: number) => `${count} ${take(count)} other ages`,
      endBy: (count: number, time: string) => `${count} ${end(count)} by ${time}`,
      beginAt: (count: number, time: string) => `${count} ${begin(count)} at ${time} or later`,
      otherHours: (count: number) => `${count} ${run(count)} at other hours`,
    },
    list: 'Show all in the list',
  },
  week: {
    title: (name: string, days: string) => `${name}, ${days}`,
    nothing: 'Nothing fits that week yet.',
    own: 'Add your own',
    days: 'Show the days of this week',
  },
  list: 'See these in the list',
  who: {
    heading: (name: string) => `Someone has ${name} that day?`,
  },
} as const;

const is = (count: number) => (count === 1 ? 'is' : 'are');
const take = (count: number) => (count === 1 ? 'takes' : 'take');
const end = (count: number) => (count === 1 ? 'ends' : 'end');
const begin = (count: number) => (count === 1 ? 'begins' : 'begin');
const run = (count: number) => (count === 1 ? 'runs' : 'run');
