import type { Camp } from '#camps/rules/camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { parsedUrl } from '#base/http/parsedUrl.ts';
import { foldText } from '#base/text/foldText.ts';

/** What is compared: a camp of the directory, or a submission with the days that were read from its dates. */
export type Listed = Pick<
  Camp,
  'providerName' | 'websiteUrl' | 'streetAddress' | 'zipCode' | 'datesText' | 'days'
>;

/** The ways in which a camp agrees with a submission. */
export type Likeness = {
  website: boolean;
  name: boolean;
  street: boolean;
  /** The shared part of the shorter list of days, 0 to 1; 1 for equal texts if one has no days. */
  days: number;
};

export type PossibleDuplicate<C> = {
  camp: C;
  likeness: Likeness;
  /** The same provider, place and days: it is listed already. */
  isListed: boolean;
};

/** The share from which days count as the same, since one day more or less is a correction. */
const MOST_DAYS = 0.5;

/**
 * The camps that a submission may repeat, the most alike first: those of the same provider (by name or website) at the
 * same street or on the same days, and those of any provider at the same street on the same days.
 */
export function possibleDuplicates<C extends Listed>(
  submission: Listed,
  camps: readonly C[],
): PossibleDuplicate<C>[] {
  const sought = comparable(submission);
  return camps
    .map((camp) => compared(camp, likenessOf(sought, comparable(camp))))
    .filter(({ signs }) => signs.length >= 2)
    .toSorted((a, b) => b.signs.length - a.signs.length || b.likeness.days - a.likeness.days)
    .map(({ camp, likeness, signs }) => ({ camp, likeness, isListed: signs.length === 3 }));
}

function compared<C>(camp: C, likeness: Likeness) {
  const isSameProvider = likeness.website || likeness.name;
  const signs = [isSameProvider, likeness.street, likeness.days >= MOST_DAYS].filter(Boolean);
  return { camp, likeness, signs };
}

type Comparable = {
  host: string | null;
  name: string;
  street: string;
  zip: string;
  words: string;
  days: ReadonlySet<string>;
};

function comparable(listed: Listed): Comparable {
  return {
    host: hostOf(listed.websiteUrl),
    name: lettersOf(listed.providerName),
    street: streetOf(listed.streetAddress),
    zip: (listed.zipCode ?? '').trim().slice(0, 5),
    words: lettersOf(listed.datesText ?? ''),
    days: new Set(listed.days),
  };
}

function likenessOf(one: Comparable, other: Comparable): Likeness {
  // Two towns may have the same street name.
  const isSameZip = one.zip === '' || other.zip === '' || one.zip === other.zip;
  return {
    website: one.host !== null && one.host === other.host,
    name: one.name !== '' && one.name === other.name,
    street: one.street !== '' && one.street === other.street && isSameZip,
    days: shareOfDays(one, other),
  };
}

function shareOfDays(one: Comparable, other: Comparable): number {
  const fewer = Math.min(one.days.size, other.days.size);
  if (fewer === 0) return one.words !== '' && one.words === other.words ? 1 : 0;
  return [...one.days].filter((day) => other.days.has(day)).length / fewer;
}

/** Sites that host pages for all: a shared host is no sign of a duplicate. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook|instagram|linktr|google|eventbrite|wixsite|squarespace|weebly|wordpress|godaddysites|activecommunities|jotform|signupgenius)\.[a-z.]+$/;

function hostOf(website: string | null): string | null {
  const url = parsedUrl(externalUrl(website) ?? '');
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  return host === '' || SHARED_HOSTS.test(host) ? null : host;
}

/** Letters and digits of any script; 'Moss & Marble' is 'Moss and Marble'. */
const lettersOf = (text: string) =>
  foldText(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  place: 'pl',
  lane: 'ln',
  court: 'ct',
  circle: 'cir',
  boulevard: 'blvd',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  suite: 'ste',
};

/** '18 Ponce Place' and '18 Ponce Pl.' are the same door. */
const streetOf = (street: string | null) =>
  lettersOf(street ?? '')
    .split(' ')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join(' ');
