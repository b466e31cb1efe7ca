import type * as v from 'valibot';
import { cleaned } from '../../../src/base/text/cleaned.ts';
import { SeatsSchema } from '../../../src/camps/rules/camp/camp.ts';
import { cutOff } from './html.ts';

const MOST_KEY = 200;

/** `few`: some are left, not many. */
export type SeatWord = v.InferOutput<typeof SeatsSchema>;

/** What a source says of some days, in its own words; everything may be missing. */
export type RawSession = {
  /** Stable within its camp. */
  id?: string | undefined;
  label?: string | undefined;
  /** Days, or times, as ISO 8601 or m/d/yyyy; `to` is the last day itself. */
  from?: string | undefined;
  to?: string | undefined;
  /** 0 is Sunday; for ranges. */
  weekdays?: number[] | undefined;
  /** Single days, YYYY-MM-DD. */
  days?: string[] | undefined;
  /** Words about days. */
  dates?: string | undefined;
  hours?: string | undefined;
  price?: string | undefined;
  ages?: string | undefined;
  ageMin?: number | undefined;
  ageMax?: number | undefined;
  seats?: SeatWord | undefined;
};

/** A camp as a source has it. Readers make it; itemsOf decides what of it is certain. */
export type RawCamp = {
  /** Stable within its source. */
  key: string;
  name: string;
  organizer?: string | undefined;
  /** The source's words for what it is about. */
  categories?: string[] | undefined;
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  /** The whole address on one line, where it is not in parts. */
  address?: string | undefined;
  url?: string | undefined;
  /** A moment (ISO 8601), or a day. */
  opens?: string | undefined;
  price?: string | undefined;
  hours?: string | undefined;
  ages?: string | undefined;
  seats?: SeatWord | undefined;
  sessions: RawSession[];
};

/** Letters and digits with hyphens, at most so many, for keys and ids. */
export const slugOf = (text: string, most = MOST_KEY): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '');

const NUMBERED = /[\s,:(–-]*\b(?:week|session|wk)\s*#?\s*\d+\b[\s):–-]*|[\s,:(–-]*#\d+\b/gi;

/** The name of a camp that has a listing for each of its weeks: 'Robot Camp - Week 3' is Robot Camp. */
export const nameOfSeries = (name: string): string => name.replaceAll(NUMBERED, ' ').trim() || name;

/** Camps with one key are one, with the sessions of all: the first one's words stand, and each session keeps its own. */
export function mergedByKey(camps: readonly RawCamp[]): RawCamp[] {
  const byKey = new Map<string, RawCamp>();
  for (const given of camps) {
    // As it's kept, so that two that are cut to one are one.
    const camp = { ...given, key: cutOff(cleaned(given.key), MOST_KEY) };
    const sessions = camp.sessions.map((one) => ({
      ...one,
      hours: one.hours ?? camp.hours,
      price: one.price ?? camp.price,
      ages: one.ages ?? camp.ages,
      seats: one.seats ?? camp.seats,
    }));
    const first = byKey.get(camp.key);
    if (first) first.sessions.push(...sessions);
    else byKey.set(camp.key, { ...camp, sessions });
  }
  return [...byKey.values()];
}

/** The best of them, which the schema names first: there is room as long as one has it. Nothing when one of them says nothing. */
export const bestSeat = (all: readonly (SeatWord | undefined)[]): SeatWord | undefined =>
  all.includes(undefined) ? undefined : SeatsSchema.options.find((word) => all.includes(word));

/** 12 seats are open, 3 are few. */
export function seatsLeft(left: number | undefined, hasWaitlist = false): SeatWord | undefined {
  if (left === undefined) return undefined;
  if (left <= 0) return hasWaitlist ? 'waitlist' : 'full';
  return left <= FEW_SEATS ? 'few' : 'open';
}

const FEW_SEATS = 5;

/** Words for seats, as booking systems have them. */
export function seatsSaid(words: string | null | undefined): SeatWord | undefined {
  const said = (words ?? '').toLowerCase();
  if (/wait[- ]?list/.test(said)) return 'waitlist';
  if (/sold ?out|soldout|\bfull\b|\bclosed\b|outofstock/.test(said)) return 'full';
  if (/limitedavailability|few|almost full|spots? left|last spot/.test(said)) return 'few';
  return /instock|\bopen\b|available/.test(said) && !/unavailable|not available/.test(said)
    ? 'open'
    : undefined;
}
