import type { Submission } from '#providers/rules/submission/submission.ts';
import type { ServerStatus, Submitted } from '#providers/rules/submission/submitted.ts';
import type { StatusAnswer } from '#providers/rules/submission/statusAnswer.ts';

/** A logo as it is sent: shrunk already, its name used for these bytes and no others. */
export type Logo = {
  /** The name from `logoName.ts`: ms since 1970, the provider, 128 random bits, the type of the bytes. */
  name: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: ArrayBuffer;
};

/** The server's last status of a submission, and when it arrived (ms since 1970). */
export type StoredServerStatus = ServerStatus & { heardAt: number };

/**
 * waiting: it is sent as soon as possible. received: the server has this revision, with its logo. refused: the server
 * rejects it (`problem` is the reason). logoRefused: it took the fields, not the file. conflict: another device has
 * changed the same submission. closed: it was withdrawn.
 */
export type EntryState = Submitted['state'];

/** One submission on this device. The bytes of its logo lie in a table of their own. */
export type OutboxEntry = {
  id: string;
  /** 32 random bytes, base64url: the right to edit, and the private link. The server keeps a hash. */
  secret: string;
  /** Counts the provider's own changes, from 1. */
  revision: number;
  fields: Submission;
  logo: { name: string; type: Logo['type']; size: number } | null;
  /** The provider withdraws the listing with this revision. */
  isWithdrawn: boolean;
  state: EntryState;
  /** The problem of the last attempt: the server's message when it refused, or was busy. */
  problem: string | null;
  /** Whether a byte of it may have left this device. */
  touchedServer: boolean;
  attempts: number;
  /** ms since 1970. */
  nextAttemptAt: number;
  createdAt: number;
  savedAt: number;
  server: StoredServerStatus | null;
  /** The server's day is full: it takes this one at once with the proof that a person sends it (`prove`). */
  wantsProof: boolean;
};

/** The unfinished form with all typed text. `entryId`: it edits this submission. */
export type Draft = {
  id: string;
  entryId: string | null;
  /** The id of the submission that a new listing's draft becomes in any tab; '' for an edit. */
  submissionId: string;
  values: Partial<Record<keyof Submission, string>>;
  /** When each field was typed, and `logo` chosen, in ms since 1970: two tabs write the same draft. */
  typedAt: Readonly<Record<string, number>>;
  logo: Logo | null;
  startedAt: number;
  writtenAt: number;
};

/** Facts by which the server detects robots: the hidden field and the time spent on the form. */
export type FormFacts = { trap: string; fillSeconds: number };

/** 'unknown': no such submission, or not this secret. 'unreachable': no response of our server. */
export type LookupResult =
  | { state: 'known'; answer: StatusAnswer }
  | { state: 'unknown' | 'unreachable'; answer: null };

/** The commands. Done means stored and read back; all throw StorageError when not stored. */
export type Outbox = {
  /**
   * Stores entry and logo in one strict transaction, and starts to send. Resolves the entry's id. The logo gets the
   * name it is sent by. `draft` ends in the same transaction and makes one entry only: after it was sent, this resolves
   * that entry's id and changes nothing.
   */
  submit: (
    fields: Submission,
    logo: Logo | null,
    facts: FormFacts,
    draft?: Pick<Draft, 'id' | 'submissionId'>,
  ) => Promise<string>;
  /**
   * Stores another revision, unless fields and logo are unchanged. `logo`: a new one, null for none, 'same' for the
   * current one. Throws when the submission was withdrawn.
   */
  edit: (
    id: string,
    fields: Submission,
    logo: Logo | null | 'same',
    draftId?: string,
  ) => Promise<void>;
  /** Discards an entry at once if it was never sent, and otherwise withdraws it on the server, too. */
  discard: (id: string) => Promise<void>;
  /** Forgets an entry that is over (closed, or withdrawn and received or refused). Throws when it is not. */
  remove: (id: string) => Promise<void>;
  /** Sends now, whatever was planned, also what was refused. Ends with that attempt. */
  retry: (id: string) => Promise<void>;
  /** Retries with a token of the proof's widget, which is valid once. */
  prove: (id: string, token: string) => Promise<void>;
  /** Resolves a conflict: this device's fields win, as the newest revision. */
  keepMine: (id: string) => Promise<void>;
  /**
   * Adopts a private link: the entry is on this device from now on, with the server's fields. Local fields that the
   * server does not have yet stay; after a conflict the server's are taken. Null for an invalid link; throws
   * RemoteError when the server is unreachable.
   */
  adopt: (id: string, secret: string) => Promise<OutboxEntry | null>;
  /** The server's status for a private link. Nothing of it is saved. Never throws. */
  look: (id: string, secret: string) => Promise<LookupResult>;
  /** Requests the status of this device's submissions. Never throws. */
  refresh: () => Promise<void>;
  /**
   * Keeps the text typed last into each field in any tab. Does not store a sent draft again. A logo's name must never
   * refer to other bytes.
   */
  saveDraft: (draft: Draft) => Promise<void>;
  removeDraft: (id: string) => Promise<void>;
};
