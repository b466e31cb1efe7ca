import { clockShort } from './week.ts';

/** '8:30 am', '4 pm': with a space that keeps it on one line. `minutes` after midnight. */
export const printedClock = (minutes: number): string =>
  `${clockShort(minutes)}\u00a0${minutes < 720 ? 'am' : 'pm'}`;

/** '8:30 am – 4 pm'; a line may end after the dash. */
export const printedSpan = ({ from, to }: { from: number; to: number }): string =>
  `${printedClock(from)}\u00a0– ${printedClock(to)}`;

/** Copy of the sheet for the fridge, on paper and around it. */
export const printCopy = {
  heading: 'One page for the fridge',
  log: 'Log of changes',
  back: 'My Schedule',
  waiting: 'Loading your sheet',
  options: {
    legend: 'On the sheet',
    phones: 'Phone numbers from your notes',
    bring: 'What to bring, from your notes',
    costs: 'Costs',
    allWeeks: 'All weeks of the break',
  },
  print: 'Print',
  picture: {
    legend: 'On the picture',
    names: 'First names',
    initials: 'Initials only',
    save: 'Save as image to send',
    drawing: 'Drawing it',
    hint: 'Prices and notes are never on the picture.',
    saved: 'The picture is in your downloads',
    failed: 'Couldn’t make the picture',
    failedWhy: 'Your browser couldn’t draw it. A printed sheet works, too.',
  },
  title: (name: string, days: string) => `${name}, ${days}`,
  children: 'Children',
  weekLabel: (days: string) => `Week of ${days}`,
  home: 'Home',
  homeMaybe: 'Home?',
  homeMaybeWhy: 'most parents are off',
  with: (who: string) => `with ${who}`,
  homeFor: (hours: string) => `Home, ${hours}`,
  open: 'Open',
  over: 'Over',
  waitlist: 'waitlist',
  alsoWaiting: (name: string) => `Waitlist: ${name}`,
  hoursMissing: 'hours not listed',
  allDay: 'all day',
  dayAndNight: 'day and night',
  somebody: 'With somebody',
  bothAtOnce: 'Double booked',
  notListed: 'no longer listed this day',
  letsOut: (time: string) => `School until ${time}`,
  letsOutUnknown: 'Early release',
  digital: 'Digital day',
  noCare: {
    school: 'School',
    weekend: '',
    off: '',
    digital: 'Digital day',
    early: '',
    unknown: '',
  },
  gap: {
    unknown: 'until when?',
    before: (to: string) => `first until ${to}:`,
    between: (from: string, to: string) => `${from} to ${to}:`,
    after: (to: string) => `then until ${to}:`,
  },
  drives: {
    heading: 'Drives',
    brings: (who: string, names: string) => `${who} brings ${names}`,
    fetches: (who: string, names: string) => `${who} picks up ${names}`,
    everyone: 'everyone',
  },
  where: 'Where and who to call',
  noAddress: 'no address listed',
  total: 'Total',
  bring: { heading: 'Bring', of: (name: string, what: string) => `${name}: ${what}` },
  printed: (day: string, brand: string) =>
    `Printed ${day} from ${brand}. Plans change: check before you drive.`,
  drawn: (brand: string) => `Made with ${brand}. Plans change: ask before you drive.`,
  nothing: 'There’s nothing to print yet.',
} as const;

/** Copy of the picture of a covered week. */
export const coveredCopy = {
  title: 'We’re covered',
  notYet: 'Some days still need somebody. Come back when they’re covered.',
  alt: (dates: string, initials: readonly string[]) =>
    `The sun over the hills: We’re covered, ${dates}. A row of patches for each of ${initials.join(', ')}.`,
  initials: 'Kids show up by initial only.',
  send: 'Send the picture',
  save: 'Save the picture',
  fileName: (dates: string) => `We’re covered, ${dates}`,
  failedWhy: 'Close this and try again.',
} as const;
