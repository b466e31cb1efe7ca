import { unbroken } from '#base/text/unbroken.ts';
import { seatsCopy } from '#camps/camps.ts';
import type { CheckName } from '../rules/review/house.ts';

type CheckWords = {
  name: string;
  /** What is late, and what to do. `long`: '4 days'; `count`: null where nobody knows. */
  late: (long: string, count: number | null) => string;
  todo: string;
  ok: (long: string, count: number | null) => string;
};

const counted = (count: number | null, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count ?? 'Some'} ${more}`;

const checks: Record<CheckName, CheckWords> = {
  submissions: {
    name: 'New listings',
    late: (long) =>
      `The oldest new listing has waited ${long}. The promise is 2 to 3 business days.`,
    todo: 'Open the Queue and start at the top.',
    ok: (long, count) =>
      count ? `${count} waiting, the oldest ${unbroken(long)}` : 'None waiting',
  },
  candidates: {
    name: 'Finds',
    late: (long) => `The oldest find has waited ${long}.`,
    todo: 'Open Found. What nobody looks at gets old in the list.',
    ok: (long, count) =>
      count ? `${count} waiting, the oldest ${unbroken(long)}` : 'None waiting',
  },
  sources: {
    name: 'Readers of camps’ pages',
    late: (_, count) =>
      `${counted(count, 'source hasn’t', 'sources haven’t')} been read well lately.`,
    todo: 'See the list of sources below. A page that moved needs its new address.',
    ok: () => 'All are read on time',
  },
  links: {
    name: 'Camp links',
    late: (_, count) =>
      `${counted(count, 'camp’s link hasn’t', 'camps’ links haven’t')} been checked for two weeks.`,
    todo: 'Check whether the job that checks links still runs.',
    ok: () => 'Checked on time',
  },
  freshness: {
    name: 'Fresh dates',
    late: (_, count) =>
      `${counted(count, 'camp’s dates were', 'camps’ dates were')} not checked lately. That’s more than a third.`,
    todo: 'Confirm pages in Found, or ask the camps by email.',
    ok: () => 'Most dates were checked lately',
  },
  mail: {
    name: 'Mail',
    late: (long, count) =>
      `${counted(count, 'email', 'emails')} couldn’t be sent, the oldest for ${long}.`,
    todo: 'Check the mail server’s address and password.',
    ok: (_, count) => (count ? `${counted(count, 'is', 'are')} about to go out` : 'All sent'),
  },
  mail_stops: {
    name: 'Mail given up',
    late: (_, count) =>
      `${counted(count, 'email was', 'emails were')} given up this week for a fault of ours.`,
    todo: 'Check the key, the sender’s address and the mail server, then send again what matters.',
    ok: () => 'None by our fault',
  },
  alarms: {
    name: 'Alarms',
    late: (long, count) =>
      count
        ? `${counted(count, 'alarm', 'alarms')} should have rung, the oldest ${long} ago.`
        : `A push service didn’t know our key, ${long} ago.`,
    todo: 'Check whether the job that sends alarms still runs, then check its keys and its subject.',
    ok: () => 'All rang on time',
  },
  head: {
    name: 'News for phones',
    late: (long) => `Nothing in the list has changed for ${long}.`,
    todo: 'Take a find, then see whether a phone gets it within minutes.',
    ok: (long) => `The last change was ${long} ago`,
  },
  transactions: {
    name: 'Open transactions',
    late: (long) => `A transaction has been open for ${long}, and phones wait for it.`,
    todo: 'End it in the database: an import or a console may have been left open.',
    ok: () => 'None is left open',
  },
  backup: {
    name: 'Backup',
    late: (long) => `The last backup is ${long} old.`,
    todo: 'Run a backup now, then see why the nightly one didn’t.',
    ok: (long) => `The last one is ${long} old`,
  },
  geocoding: {
    name: 'Places on the map',
    late: (long, count) =>
      `${counted(count, 'address has', 'addresses have')} waited ${long} for a place on the map.`,
    todo: 'Check whether the job that looks up addresses still runs.',
    ok: () => 'Every address is looked up',
  },
  popular: {
    name: 'Popular weeks',
    late: (long) => `Popular weeks were last counted ${long} ago.`,
    todo: 'Check whether the job that counts them still runs.',
    ok: () => 'Counted on time',
  },
};

/** Copy of the review desk's tab about Camply itself. */
export const houseCopy = {
  title: 'House',
  late: 'Needs a hand',
  fine: 'Nothing is late.',
  notAllKnown: 'Nothing we can see is late.',
  rest: 'The rest',
  all: 'Jobs and queues',
  unknown: 'We can’t tell.',
  refresh: 'Refresh',
  refreshing: 'Asking...',
  checked: (when: string) => `As of ${when}`,
  loading: 'Asking how things are',
  offline: 'You’re offline. This is what we last heard.',
  offlineNothing: 'You’re offline. Come back when you have a signal.',
  checks,
  long: {
    unknown: 'a while',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  sources: {
    title: 'Sources',
    none: 'No source yet.',
    read: (long: string) => `Read ${long} ago`,
    never: 'Never read yet',
    off: 'Turned off',
    failed: (count: number, problem: string) =>
      `${count === 1 ? 'Failed once' : `Failed ${count} times`}: ${problem}`,
    noProblem: 'no reason given',
  },
  freshness: {
    title: 'How fresh the list is',
    groups: { dates: 'Dates checked', price: 'Price checked', seats: 'Room' },
    names: {
      fresh: 'Lately',
      aging: 'A while ago',
      old: 'Too long ago',
      unchecked: 'Never',
      ...seatsCopy,
      unknown: 'Unknown',
    },
    bar: (count: number, share: number) =>
      `${count === 1 ? '1 camp' : `${count} camps`}, ${share}%`,
    none: 'No camps',
  },
  mail: {
    title: 'Mail',
    rows: { waiting: 'Waiting', givenUp: 'Given up', stopped: 'Asked us to stop' },
  },
} as const;
