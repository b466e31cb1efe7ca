import { capitalized } from '#base/text/capitalized.ts';
import type { Draft, OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { logoUrl } from '#camps/rules/camp/logoUrl.ts';
import { dayLabel, whenLabel } from '#base/day/whenLabel.ts';
import {
  describeSubmission,
  stageTitle,
  type SubmissionText,
  type Moment,
} from '#providers/rules/submission/describeSubmission.ts';
import { byNeed } from '#providers/rules/submission/submissionStage.ts';
import { type ActionOption, actionOptions } from '#providers/rules/submission/submissionActions.ts';
import { requestedBreakName } from '#providers/rules/submission/readBack.ts';
import { REQUIRED_FIELDS } from '#providers/rules/submission/fields.ts';
import { parseMoment } from '#providers/rules/submission/submitted.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';
import type { Key } from '../link/linkKey.ts';

/** One card of the list, from an entry of the outbox or a draft. */
export type SubmissionSummary = SubmissionText & {
  id: string;
  name: string;
  /** Its break, and since when it is in this stage. */
  where: string;
  logoSrc: string | null;
  choices: readonly ActionOption[];
  /** The outbox entry; null for a draft. */
  entry: OutboxEntry | null;
  key: Key | null;
  /** The entry that a draft changes, or the entry itself; null for a draft of a new listing. */
  entryId: string | null;
  /** The camp's page, when it is live. */
  campId: string | null;
};

/** A draft without its logo. */
type Drafted = Omit<Draft, 'logo'>;

/** The current state: the entries being sent, and the connection. */
export type Now = { sending: ReadonlySet<string>; isOnline: boolean; now: number };

const isThere = (part: string | null): part is string => part !== null && part !== '';

function entryCard(entry: OutboxEntry, { sending, isOnline, now }: Now): SubmissionSummary {
  const moment: Moment = { isSending: sending.has(entry.id), isOnline, now };
  const words = describeSubmission(entry, moment);
  const { fields, server, logo } = entry;
  return {
    ...words,
    id: entry.id,
    name: fields.providerName,
    where: capitalized(
      [requestedBreakName(fields.seasonWish), since(entry, now)].filter(isThere).join(', '),
    ),
    logoSrc: server?.logo === 'here' ? logoUrl(logo?.name ?? null) : null,
    choices: actionOptions(words.stage, entry.touchedServer),
    entry,
    key: { id: entry.id, secret: entry.secret },
    entryId: entry.id,
    campId: server?.live[0]?.campId ?? null,
  };
}

function since({ server, state, savedAt }: OutboxEntry, now: number): string {
  const { saved, sent, live } = submissionsCopy.when;
  if (server === null || state === 'waiting') return saved(whenLabel(savedAt, now));
  const [first] = server.live;
  return first === undefined || server.status !== 'approved'
    ? dated(sent, server.receivedAt, now)
    : dated((when) => live(first.listing, when), first.since, now);
}

function dated(words: (when: string) => string, time: string, now: number): string {
  const moment = parseMoment(time);
  return moment === null ? '' : words(dayLabel(moment, now));
}

function draftCard(draft: Drafted, now: number): SubmissionSummary {
  const { id, entryId, values, startedAt } = draft;
  const { draft: copy, unnamed } = submissionsCopy;
  const filled = REQUIRED_FIELDS.filter((field) => (values[field] ?? '').trim() !== '').length;
  const started = dayLabel(startedAt, now);
  return {
    id,
    stage: 'draft',
    title: stageTitle.draft,
    quote: null,
    text: entryId === null ? copy.filled(filled, REQUIRED_FIELDS.length) : copy.editText,
    name: values.providerName?.trim() || unnamed,
    where: entryId === null ? copy.started(started) : copy.edit(started),
    logoSrc: null,
    choices: actionOptions('draft', false),
    entry: null,
    key: null,
    entryId,
    campId: null,
  };
}

/** Entries and drafts as cards, what needs the provider first; alike, the newest. */
export function submissionSummaries(
  entries: readonly OutboxEntry[],
  drafts: readonly Drafted[],
  now: Now,
): readonly SubmissionSummary[] {
  return [
    ...entries.map((entry) => entryCard(entry, now)),
    ...drafts.map((draft) => draftCard(draft, now.now)),
  ].toSorted(byNeed);
}
