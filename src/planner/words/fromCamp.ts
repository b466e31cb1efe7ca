import type { CampCloses } from '#planner/rules/fromCamp/campCloses.ts';

/** Copy of a camp that was added to the plan from its card: for whom, and on which days. */
export const fromCampCopy = {
  plan: (name: string, days: string) => `Plan ${days} for ${name}`,
  planAnyway: (name: string, days: string) => `Plan it anyway (waitlist): ${days} for ${name}`,
  full: {
    full: (day: string) => `It’s full, said ${day}. On its waitlist a day isn’t covered yet.`,
    waitlist: (day: string) => `Waitlist only, said ${day}. A day isn’t covered yet then.`,
  },
  anywayForWhom: 'Plan it anyway (waitlist). For whom?',
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
  putItIn: 'Put it in your plan, and pick a child there.',
  /** On a camp's card: 'Closes 2 of June’s days +1', for one child more. */
  closes: ({ firstName, days, others }: CampCloses) =>
    `Closes ${days.length} of ${firstName}’s days${others === 0 ? '' : ` +${others}`}`,
  why: {
    daysUnknown: 'The listing doesn’t give its days. Pick them in My Schedule.',
    ages: 'It’s for other ages. You can still pick a child in My Schedule.',
    notNeeded: 'None of its days is open for you. In My Schedule you can still pick some.',
  },
} as const;
