import type { Camp, SessionOfCamp } from '#camps/rules/camp/camp.ts';
import type { ListedCamp } from './reviewItem.ts';

/**
 * new: no camp yet. changed: its camp says something else. gone: its source no longer has it. page: a page that a person reads has
 * changed. link: a camp's own link is dead or has moved.
 */
export const CANDIDATE_KINDS = ['new', 'changed', 'page', 'gone', 'link'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

/** The fields of a camp that a source may fill, in the order they are shown in (private.source_fields). */
export const SOURCE_FIELDS = [
  'providerName',
  'theme',
  'datesText',
  'hours',
  'price',
  'ageMin',
  'ageMax',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'websiteUrl',
  'registrationOpensAt',
  'registrationOpensOn',
] as const satisfies readonly (keyof Camp)[];
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** What a source says of a field, the words it was read from, and where they are. */
export type SourceFact = {
  value: string | number | null;
  words: string | null;
  url: string | null;
};

/** Whose word a field of a camp is, and since which day. Seats count as a field here. */
export type FieldWord = {
  field: string;
  origin: 'source' | 'provider' | 'desk';
  seenOn: string;
};

/** What a source has found, and a reviewer takes or leaves. */
export type SourceCandidate = {
  id: number;
  /** The server refuses a verdict on an older one. */
  version: number;
  kind: CandidateKind;
  /** Null: not certain. */
  seasonId: string | null;
  fields: Partial<Record<SourceField, SourceFact>>;
  /** Every day of it that is certain, YYYY-MM-DD. */
  days: readonly string[] | null;
  sessions: readonly SessionOfCamp[];
  /** Of a page, as it reads today. */
  text: string | null;
  link: { outcome: 'dead' | 'moved' | 'soft404'; url: string } | null;
  /** YYYY-MM-DD in Atlanta. */
  seenOn: string;
  createdAt: string;
  /** `email`: of its own page, as the operator has named it. */
  source: { label: string; url: string; email: string | null } | null;
  /** The camp it is about. */
  camp: ListedCamp | null;
  /** Of a page: the camps that were read from it. */
  camps: readonly ListedCamp[];
  facts: readonly FieldWord[];
};

/** What a reviewer takes. `values`: what was typed instead; `days`: of dates that were typed. */
export type CandidateChoice = {
  campId: string | null;
  seasonId: string | null;
  listing: 'basic' | 'featured';
  fields: readonly SourceField[];
  values: Partial<Camp>;
  days: readonly string[] | null;
  takesSessions: boolean;
};

/** What a source says of a field, as a text; null where it says nothing. */
export function factText(fields: SourceCandidate['fields'], field: SourceField): string | null {
  const value = fields[field]?.value ?? null;
  return value === null ? null : String(value);
}

export function factYears(fields: SourceCandidate['fields'], field: 'ageMin' | 'ageMax') {
  const value = fields[field]?.value;
  return typeof value === 'number' ? value : null;
}

export const candidateName = ({ camp, fields, source }: SourceCandidate): string =>
  camp?.camp.providerName ?? String(fields.providerName?.value ?? source?.label ?? '');
