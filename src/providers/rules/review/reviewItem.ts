import type { Camp } from '#camps/rules/camp/camp.ts';
import type { ListedField } from '../submission/fields.ts';
import type { SubmissionStatus } from '../submission/status.ts';
import type { Submission } from '../submission/submission.ts';

/** waiting: for a reviewer, the oldest first. asked: waiting for the provider's reply. done: the latest verdicts. */
export type QueueFilter = 'waiting' | 'asked' | 'done';

/** `actor`: a reviewer's email; null for the provider. */
export type ReviewEvent = { at: string; what: string; actor: string | null; note: string | null };

/** A camp as the server has it, archived ones, too. Times are ISO 8601 texts. */
export type ListedCamp = { camp: Camp; updatedAt: string; isArchived: boolean };

/** `plan`: what was bought, as far as it is known. isCertain: false where only the buyer's email is the same. */
export type Payment = {
  at: string;
  plan: 'year' | 'winter' | null;
  cents: number;
  /** ISO 4217, three letters. */
  currency: string;
  isCertain: boolean;
  /** What of it went back. */
  reversed: 'refunded' | 'partly_refunded' | 'disputed' | null;
};

/** A submission as a reviewer sees it. */
export type ReviewItem = {
  id: string;
  revision: number;
  status: SubmissionStatus;
  /** The provider's last action: a new listing, a change of an approved one, an answer to a question. */
  kind: 'new' | 'change' | 'answer';
  fields: Submission;
  logo: 'none' | 'awaited' | 'here';
  logoPath: string | null;
  logoBytes: number | null;
  /** The last message to the provider. */
  note: string | null;
  receivedAt: string;
  waitingSince: string;
  /** Why the server takes it for a robot's; empty for most. */
  doubts: readonly string[];
  history: readonly ReviewEvent[];
  payments: readonly Payment[];
  /** What it has become, of all seasons. */
  camps: readonly ListedCamp[];
};

/** A location: geocoded from the address, set by the reviewer, or the middle of the ZIP area. */
export type Place =
  | { kind: 'address' }
  | { kind: 'exact' | 'zip'; latitude: number; longitude: number };

export type Approval = {
  seasonIds: readonly string[];
  listing: 'basic' | 'featured';
  place: Place;
  /** YYYY-MM-DD, what was read of its dates. */
  days: readonly string[];
  /** The reviewer's corrections alone. */
  changes: Partial<Submission>;
};

export type ReviewVerdict =
  | { kind: 'approved'; approval: Approval }
  | { kind: 'rejected' | 'changes_requested'; note: string };

/** Corrections of a camp that is live; only what changes. */
export type CampChanges = Partial<Pick<Camp, ListedField | 'listing' | 'days'>>;
