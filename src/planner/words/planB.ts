import type { NamedPlanKind } from '#planner/rules/planB/threePlans.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const camps = (count: number) => (count === 1 ? '1 camp' : `${count} camps`);

type Step = { who: string; days: string; camp: string | null; instead: string | null };

/** Copy of Plan B: plans for the days that are still open. */
export const planBCopy = {
  back: 'My Schedule',
  waiting: 'Loading your plan',
  heading: { plans: (name: string) => `Plans for ${name}`, waiting: 'Plans for your open days' },
  lead: 'Nothing changes until you pick one. Your plan stays where it is.',
  invite: {
    heading: 'Want us to fill the gaps?',
    text: 'Up to three plans for the open days, side by side. You pick, or keep yours.',
    action: 'Show the plans',
  },
  preferences: {
    label: 'What matters',
    budget: 'Budget',
    budgetHint: 'For this break, with what’s booked. Empty: any price.',
    budgetWrong: 'An amount like 1,200',
    miles: 'Drop-offs of a day',
    milesOptions: {
      place: 'at one place',
      within: (miles: number) => `within ${miles} miles of one of them`,
      any: 'as far apart as it takes',
    },
    fromHome: 'From home',
    upTo: (miles: number) => `up to ${miles} miles`,
    anyFromHome: 'any distance',
    mayMove: 'Another day may be in another part of town',
    withCare: 'Before and after care, where it’s listed with a price',
    keep: 'Keep',
    booked: 'What’s booked or planned',
    home: 'Days at home',
    again: 'Look again',
  },
  work: {
    heading: 'Trying combinations',
    share: (percent: number) => `${percent}% done.`,
    best: (filled: number) => `The best so far fills ${days(filled)}.`,
    cancel: 'Cancel',
    stop: 'Stop and show what you have',
    canceled: 'Stopped. Nothing was changed.',
    failed: 'That didn’t work',
    failedWhy: 'The plans couldn’t be made on this phone just now. Your plan is as it was.',
  },
  found: (camp: number, covered: number, needed: number) =>
    `We looked at ${camps(camp)}, all on this phone. The best plan covers ${covered} of ${days(needed)}.`,
  prefers: (names: string) =>
    `Where two plans cover and cost the same, what ${names} would like comes first: hearts, first choices, friends, activities.`,
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
      name: 'The cheaper plan',
      use: 'Use the cheaper plan',
    },
    other: {
      tag: 'Other camps',
      name: 'The spare plan',
      use: 'Use the spare plan',
    },
  } satisfies Record<NamedPlanKind, object>,
  reason: {
    best: (homeMiles: number | null, hasDistance: boolean, hasBudget: boolean) => {
      const limits = [hasBudget ? 'your budget' : '', hasDistance ? 'your distances' : '']
        .filter((words) => words !== '')
        .join(' and ');
      const most = limits === '' ? 'there can be' : `${limits} ${hasDistance ? 'allow' : 'allows'}`;
      const near = homeMiles === null ? '' : `, with camps up to ${homeMiles} miles from home`;
      return `Leaves as little open as ${most}${near}. No day costs more than it has to.`;
    },
    close: 'Each day all drop-offs are at one place.',
    thrifty: (moreOpen: number, moreEarly: number) => {
      const left = [
        moreOpen > 0 ? `${moreOpen} more ${moreOpen === 1 ? 'day' : 'days'} open` : '',
        moreEarly > 0 ? `${moreEarly} more covered in part` : '',
      ].filter((words) => words !== '');
      return left.length === 0
        ? 'Costs less, and covers as many days.'
        : `Costs less, and leaves ${left.join(' and ')}.`;
    },
    other: 'Other camps for each child, week by week, in case those are full.',
  },
  secondSpare: {
    tag: 'Other camps',
    name: 'The second spare plan',
    use: 'Use the second spare plan',
    why: 'And once more with other camps.',
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
    under: (amount: string, isExact: boolean) =>
      `${isExact ? '' : 'at least '}${amount} under your budget`,
    over: (amount: string, isExact: boolean) =>
      `${isExact ? '' : 'at least '}${amount} over your budget`,
    maybeOver: 'may go over your budget',
    withBooked: 'with what’s booked',
    covered: 'Covered',
    of: (covered: number, needed: number) => `${covered} of ${days(needed)}`,
    near: (count: number) => `${count} of them up to 30 minutes short`,
    inPart: (count: number) => `${count} covered in part`,
    open: (count: number) => `${count} open`,
    unknown: (count: number) => `${count} not certain`,
    apart: 'Drop-offs',
    onePlace: 'one place',
    apartBy: (miles: string) => `${miles} apart`,
    on: (day: string) => `on ${day}, the farthest`,
    crow: 'as the crow flies',
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
    if (camp === instead) return `another camp of ${camp} ${rest}`;
    return instead === null ? `${camp} ${rest}` : `${camp} instead of ${instead} ${rest}`;
  },
  why: {
    summary: (open: number, part: number, isWeek: boolean) => {
      const words = [
        open > 0 ? `${days(open)} ${open === 1 ? 'stays' : 'stay'} open` : '',
        part > 0 ? `${days(part)} ${part === 1 ? 'is' : 'are'} covered in part` : '',
      ].filter((one) => one !== '');
      return `Why ${words.join(' and ')}${isWeek ? ' in the week shown' : ''}`;
    },
    day: (name: string, day: string) => `${name}, ${day}`,
    none: 'No camp runs that day.',
    camps: (count: number) => `${camps(count)} that day.`,
    held: (n: number) => `${n} ${n === 1 ? 'is' : 'are'} in the plan`,
    asked: (n: number) =>
      n === 1 ? '1 is full or said no before' : `${n} are full or said no before`,
    ages: (n: number) => (n === 1 ? '1 takes other ages' : `${n} take other ages`),
    noHours: (n: number) => (n === 1 ? '1 lists no hours' : `${n} list no hours`),
    hours: (n: number) => (n === 1 ? '1 runs at the wrong time' : `${n} run at the wrong time`),
    noPrice: (n: number) => (n === 1 ? '1 lists no price' : `${n} list no price`),
    part: (n: number) => (n === 1 ? '1 helps for a part of it' : `${n} help for a part of it`),
    far: (n: number, miles: number) =>
      `${n} ${n === 1 ? 'is' : 'are'} more than ${miles} miles from home`,
    plan: (n: number) => `${n} ${n === 1 ? 'doesn’t' : 'don’t'} fit into the plan`,
  },
  keepMine: 'Keep my plan as it is',
  prices: {
    title: 'Prices are what the camps wrote.',
    text: 'Spots aren’t held until you register with the camp.',
  },
  used: (name: string) => `${name} is in your schedule`,
  nothingToFill: {
    heading: 'There’s nothing to fill',
    text: 'Every day of this break is covered, or is over.',
  },
  none: {
    heading: (covered: number, needed: number) =>
      `No plan covers all ${needed} days. The closest covers ${covered}.`,
    headingNothing: 'We found no camp to add',
    overBudget: (cost: string, budget: string) =>
      `What you keep costs ${cost}. Your budget is ${budget}.`,
    help: 'Any of these would help:',
    budget: (amount: string) => `Raise the budget to ${amount}`,
    anyDistance: 'Let drop-offs be anywhere',
    anyHome: 'Let camps be any distance from home',
    mayMove: 'Let each day be in its own part of town',
    gives: (covered: number, needed: number, part: number) =>
      `${covered} of ${days(needed)}${part > 0 ? `, ${part} covered in part` : ''}`,
  },
} as const;
