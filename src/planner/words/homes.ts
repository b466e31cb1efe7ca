import type { CustodyPattern, HomeId } from '#family/rules/plan/custodyRows.ts';

/** 'Robin’s' */
export const possessive = (name: string): string => `${name}’s`;

/** 'You' within a sentence; names stay as they are. */
const inside = (who: string): string => (who === 'You' ? 'you' : who);

/** Copy of a plan whose children live in two homes. */
export const homesCopy = {
  /** The way in, for a family without two homes. */
  offer: 'Two homes?',
  offerFor: (child: string) => `${child} lives in two homes`,
  heading: 'Two homes',
  you: 'You',
  yours: 'Your',
  letter: (home: HomeId) => home.toUpperCase(),
  homeOf: (home: HomeId) => `Home ${home.toUpperCase()}`,
  night: (whose: string) => `${whose} night`,
  nightOn: (day: string, whose: string) => `${day}: ${whose} night`,
  /** A day for a screen reader, after the child and the date. */
  dayAt: (whose: string) => `${whose} day`,
  /** 'You bring, Robin picks up' */
  drives: (brings: string, fetches: string) =>
    `${brings === 'You' ? 'You bring' : `${brings} brings`}, ${
      fetches === 'You' ? 'you pick up' : `${fetches} picks up`
    }`,
  /** Beside the band of a home. */
  band: (whose: string) => `${whose} days`,
  filter: { label: 'Which days', mine: 'My days', all: 'All days' },
  next: 'The next two weeks',
  numbers: (breakName: string, days: string) => `Each home, ${breakName}, ${days}`,
  covered: (held: number, needed: number, open: number) => {
    if (needed === 0) return 'No day to cover';
    const rest = open === 0 ? '' : `, ${open} open`;
    return `${held} of ${needed} ${needed === 1 ? 'day' : 'days'} covered${rest}`;
  },
  cost: (cost: string, budget: string | null) => (budget === null ? cost : `${cost} of ${budget}`),
  shares: 'If both homes have days at a camp, its cost is split by days.',
  change: 'Change',
  nights: 'Change nights',
  shared: 'What’s shared',
  log: 'Log of changes',

  share: {
    action: (other: string) => `Share with ${inside(other)}`,
    on: (other: string) => `Shared with ${inside(other)}`,
    title: 'Two homes, two phones',
    lead: (other: string, children: string) =>
      `${other} opens a link and adds ${children} to their own plan. Then nights, swaps and camps are the same on both phones, and both of you can change them.`,
    stays: 'Notes, money and your other children stay with you.',
    make: 'Make the link',
    sent: (other: string) => `Once ${other} opens the link, they can say yes to your swaps.`,
    joined: (other: string) =>
      `Nights, swaps and camps are the same here and on ${possessive(other)} phone.`,
    done: 'Done',
    ended: (other: string, day: string) => `You and ${inside(other)} haven’t shared since ${day}`,
    endedText: (other: string) =>
      `The link has ended. Your plan stays as it is, and changes don’t reach ${inside(other)} anymore.`,
    endedRead: 'OK',
    stopFirst: (other: string) =>
      `To go back to one home, first stop sharing with ${inside(other)}. Each of you keeps a copy.`,
  },

  /** Children of two homes that are not shared yet. */
  more: {
    unshared: (child: string, other: string) =>
      `${child} lives in two homes too, but isn’t shared with ${inside(other)} yet`,
    share: (child: string) => `Share ${child} too`,
    offered: (other: string, children: string) => `${other} now shares ${children} with you too`,
  },

  join: {
    title: (sender: string) =>
      sender === '' ? 'A plan for two homes' : `${sender} wants to plan two homes with you`,
    lead: (sender: string, children: string) =>
      `The nights, swaps and camps of ${children} go into your own plan. ${
        sender === '' ? 'The other parent' : sender
      } sees what you change there. Everything else stays with you.`,
    which: (name: string) => `${name} is`,
    add: (name: string) => `${name}, new in my plan`,
    twice: 'Two can’t be the same child',
    tooMany: 'That’s more children than a plan holds',
    replaces: 'Your nights so far are replaced by these',
    action: 'Put it in my plan',
    leave: 'You can stop at any time, and keep a copy.',
    failed: 'That didn’t work. Nothing was shared. Please try again.',
    gone: 'This link was taken back. Nothing in your plan has changed.',
    done: (sender: string) =>
      sender === '' ? 'It’s in your plan' : `You and ${sender} now plan together`,
    doneText: 'It’s in your plan, and follows what either of you changes.',
    own: {
      title: 'This is your own link',
      text: 'Send it to the other parent, to be opened there.',
    },
    toPlan: 'See my plan',
  },

  setUp: {
    lead: 'Choose who the children are with each night. You’ll see your own open days first.',
    noAddress: 'We don’t ask for an address.',
    yourName: 'Your name',
    otherName: 'The other parent’s name',
    for: 'For',
    everybody: 'All children',
    pattern: 'Which nights',
    patterns: {
      '2-2-3': { label: '2-2-3', hint: 'Two nights, two nights, three nights. Swaps each week.' },
      '2-2-5-5': { label: '2-2-5-5', hint: 'Weeknights stay the same, weekends take turns.' },
      '3-4-4-3': { label: '3-4-4-3', hint: 'Three nights and four, then four and three.' },
      weeks: { label: 'Every other week', hint: 'Seven nights in each home.' },
      weekends: { label: 'Every other weekend', hint: 'Friday and Saturday night.' },
      weekendsAndWednesdays: {
        label: 'Every other weekend and Wednesdays',
        hint: 'Friday and Saturday night, and each Wednesday night.',
      },
    } satisfies Record<CustodyPattern, { label: string; hint: string }>,
    same: { label: 'Same as all children', hint: 'Follows the nights above.' },
    one: {
      label: 'Not in two homes',
      hint: 'Every day is yours. Nothing about this child is shared.',
    },
    firstNight: 'First night',
    firstNightHint: 'The evening the pattern starts, in any week.',
    mondayHint: 'A Monday: we count the weekend that follows it.',
    firstHome: { label: 'That night and the ones after it are', you: 'yours' },
    badDay: 'Choose a day',
    preview: 'Two weeks of it',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Your two homes are saved',
    stop: 'Stop two homes',
    stopped: 'Back to one home. The log stays.',
  },

  household: {
    title: (whose: string) => `${whose} home`,
    ownHours: {
      label: 'Its own hours',
      hint: (hours: string) => `Off: ${hours}, same as the plan.`,
    },
    dropOff: 'Usually brings',
    pickUp: 'Usually picks up',
    driverHint: (who: string) => `Leave it blank for ${inside(who)}.`,
    budget: (breakName: string, days: string) => `Budget for ${breakName}, ${days}, in dollars`,
    budgetHint: 'Stays on your side. The other home never sees it.',
    saved: 'Saved',
  },

  differ: {
    title: (child: string, day: string) => `${child}, the night of ${day}`,
    now: (whose: string) => `${whose} night now.`,
    from: 'First night',
    to: 'Last night',
    goes: (days: string, to: string, from: string) =>
      `${days}: with ${inside(to)} instead of ${inside(from)}.`,
    inReturn: 'Swap it for another night',
    returnDay: 'That night',
    problems: {
      noDay: 'Choose a night',
      order: 'The last night can’t be before the first, or over four months later',
      mixed: 'These nights are in both homes. Change them one stretch at a time',
      asked: 'Somebody asked for these nights already. Wait for the answer first',
      noReturn: 'Choose a night',
      returnSame: 'That night is with the same home. Choose one of the other home',
    },
    how: 'How sure is it?',
    youAsk: {
      label: (name: string) => `You’re asking ${name}`,
      hint: 'Counts once the answer is yes.',
    },
    theyAsk: { label: (name: string) => `${name} is asking you`, hint: 'Counts once you say yes.' },
    agreed: { label: 'It’s settled', hint: 'Agreed, or court-ordered. Counts now.' },
    yearly: {
      label: 'Take turns every year',
      hint: 'The same dates: even years in one home, odd years in the other. For a holiday that moves, add each year’s days.',
    },
    name: 'What for',
    namePlaceholder: 'Winter holidays',
    ask: 'Ask',
    put: 'Change nights',
    asked: (days: string) => `Asked: ${days}`,
    added: (days: string) => `Changed: ${days}`,
    coming: 'Nights that differ',
    none: 'None yet. Nights follow the pattern.',
    at: (days: string, whose: string) => `${days}: ${whose}`,
    everyYear: 'takes turns every year',
    remove: (words: string) => `Remove ${words}`,
    removed: 'Removed. Nights follow the pattern again.',
  },

  swap: {
    list: 'Waiting for an answer',
    note: 'Nothing changes until there’s a yes.',
    asks: (who: string, what: string) => `${who} ${who === 'You' ? 'ask' : 'asks'}: ${what}?`,
    swap: (days: string) => `swap ${days}`,
    nights: (days: string, whose: string) => `${days}: ${whose} night`,
    yes: 'Yes',
    no: 'No',
    theyYes: (name: string) => `${name} said yes`,
    theyNo: (name: string) => `${name} said no`,
    takeBack: 'Take it back',
    waits: (name: string) => `Waiting for ${possessive(name)} answer.`,
    saidYes: (days: string) => `Swapped: ${days}`,
    saidNo: (days: string) => `Not swapped: ${days}`,
    takenBack: 'Withdrawn',
  },

  paper: {
    of: (one: string, other: string) => `${one} and ${other}: nights and homes`,
    when: 'When',
    by: 'Phone of',
    what: 'What changed',
    unknown: 'not known',
    none: 'Nothing has changed yet.',
    about:
      'Each phone logs its own changes, by its own clock, in Atlanta time. The last 500 changes. Money and notes are never in it.',
    print: 'Print',
    added: (what: string) => `New: ${what}`,
    removed: (what: string) => `Removed: ${what}`,
    changed: (now: string, before: string) => `Now: ${now}. Before: ${before}`,
    household: (name: string, brings: string, fetches: string, hours: string) =>
      `${name}’s home; brings: ${brings}; picks up: ${fetches}; hours: ${hours}`,
    planHours: 'as in the plan',
    custody: (who: string, pattern: string, day: string, whose: string) =>
      `${who}: ${pattern} from the night of ${day}, first at ${whose} home`,
    oneHome: (who: string) => `${who}: not in two homes`,
    settled: (who: string, what: string) => `${who}: ${what}`,
    printed: (day: string, brand: string) => `Printed ${day} from ${brand}.`,
    request: (asker: string, who: string, what: string, answer: string) =>
      `${who}: ${asker} asked for ${what}; answer: ${answer}`,
    answers: { yes: 'yes', no: 'no', none: 'no answer yet' },
    answeredOn: (answer: string, day: string) => `${answer}, ${day}`,
    unreadable: 'A change that this version of the app can’t read',
    formerChild: 'a child who isn’t in the plan anymore',
  },
} as const;
