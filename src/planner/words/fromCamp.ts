import type { CampCloses } from '#planner/rules/fromCamp/campCloses.ts';

/** Copy of a camp that was added to the plan from its card: for whom, and on which days. */
export const fromCampCopy = {
  plan: (name: string, days: string) => `Plan ${days} for ${name}`,
  planAnyway: (name: string, days: string) => `Plan as waitlisted: ${days} for ${name}`,
  full: {
    full: (day: string) => `Full as of ${day}. The waitlist doesn’t cover a day yet.`,
    waitlist: (day: string) => `Waitlist only as of ${day}. That doesn’t cover a day yet.`,
  },
  anywayForWhom: 'Plan as waitlisted. For whom?',
  pickSession: 'Pick a session below.',
  forWhom: 'For whom?',
  child: (name: string, days: string) => `${name}: ${days}`,
  planned: (camp: string, name: string, days: string) => `${camp} is planned for ${name}: ${days}`,
  isPlanned: (name: string, days: string) => `Planned for ${name}: ${days}.`,
  isWaiting: (name: string, days: string) => `Waiting for a spot for ${name}: ${days}.`,
  friends: 'Friends who go there',
  moreFriends: (count: number) => (count === 1 ? '1 more friend' : `${count} more friends`),
  friendGoes: (label: string, days: string) => `${label} goes, too: ${days}.`,
  asked: (days: string) => `A friend asks if you’d come along, ${days}.`,
  putItIn: 'Put it in your plan and pick a child there.',
  /** On a camp's card: 'Closes 2 of June’s days, +1 kid', for one child more. */
  cardCloses: ({ firstName, days, others }: CampCloses) =>
    `Closes ${days.length} of ${firstName}’s days${others === 0 ? '' : `, +${others} ${others === 1 ? 'kid' : 'kids'}`}`,
  why: {
    daysUnknown: 'The listing doesn’t give its days. Pick them in My Schedule.',
    ages: 'It’s for other ages. You can still pick a child in My Schedule.',
    notNeeded: 'You have no open day on its dates. You can still pick some in My Schedule.',
  },
  /** What the camp means for one child. `ranges` as in 'Dec 21–Jan 4'. */
  off: (name: string, ranges: string) => `${name} is off ${ranges}.`,
  closesOf: (name: string, closes: number, open: number) =>
    open === 1
      ? `This closes ${name}’s open day.`
      : `This closes ${closes} of ${openDays(name, open)}.`,
  helps: (name: string, helps: number, open: number) =>
    open === 1
      ? `This covers part of ${name}’s open day.`
      : `This covers part of ${helps} of ${openDays(name, open)}.`,
  helpsMore: (count: number) => `It covers part of ${count} more.`,
  notListed: (name: string, days: number, open: number) =>
    open === 1
      ? `It runs on ${name}’s open day, but lists no hours.`
      : `It runs on ${days} of ${openDays(name, open)}, but lists no hours.`,
  put: 'Put it in the plan',
  putAnyway: 'Put it in as waitlisted',
  putFor: (name: string, days: string) => ` for ${name}: ${days}`,
  pickOne: 'Pick a session to put it in.',
  has: (name: string, days: string) => `It’s in ${name}’s plan: ${days}.`,
  seeWeek: 'See that week',
  seeWeekOf: (name: string) => ` of ${name}`,
  whyNot: {
    daysUnknown: () => 'The listing doesn’t give its days.',
    calendar: (name: string) => `We don’t have ${name}’s school calendar yet.`,
    inSchool: (name: string) => `${name} has school on these days.`,
    ages: (name: string) => `It’s not for ${name}’s age.`,
    notNeeded: (name: string) => `${name} doesn’t need it: no open day on its dates.`,
  },
  otherDistrict: 'Another district',
} as const;

const openDays = (name: string, open: number) => `${name}’s ${open} open days`;
