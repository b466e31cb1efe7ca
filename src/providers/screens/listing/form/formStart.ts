import type { Draft, OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { FORM_FIELDS, textsOf } from '#providers/rules/submission/fields.ts';
import type { ListedDraft } from '../useListingTools.ts';
import { emptyForm, emptyValues, restored, type Values } from './formContent.ts';
import { type LogoChoice, entryLogo, noLogo } from './logoChoice.ts';

/** What the form begins with. */
export type Start = {
  /** The id of the draft that is written from now on. */
  draftId: string;
  /** The id of the submission that a new listing becomes; '' for an edit. */
  submissionId: string;
  /** The submission that is edited; null for a new one. */
  entry: OutboxEntry | null;
  values: Values;
  /** When each field was typed, as in the draft. */
  typedAt: Draft['typedAt'];
  logo: LogoChoice;
  /** ms since 1970; null: now. */
  startedAt: number | null;
  /** Whether this phone has a draft of it. */
  hasDraft: boolean;
};

/** One for every new listing, so that two tabs write the same draft. */
export const NEW_DRAFT = 'new';

/**
 * The form as it was left, or with what was sent; empty otherwise. `editId`: the submission to edit, or null. One that
 * this phone does not have any more begins as a new listing. Never throws.
 */
export async function formStart(
  entries: readonly OutboxEntry[],
  drafts: readonly ListedDraft[],
  readDraft: (id: string) => Promise<Draft | null>,
  editId: string | null,
): Promise<Start> {
  const entry = entries.find(({ id }) => id === editId) ?? null;
  const [latest] = drafts
    .filter(({ entryId }) => entryId === (entry?.id ?? null))
    .toSorted((a, b) => b.writtenAt - a.writtenAt);
  const draft = latest === undefined ? null : await quietly(() => readDraft(latest.id));
  const sent = entry === null ? emptyValues : textsOf(FORM_FIELDS, entry.fields);
  return {
    draftId: draft?.id ?? entry?.id ?? NEW_DRAFT,
    // Two tabs that send the same draft make one entry by it.
    submissionId: entry === null ? draft?.submissionId || crypto.randomUUID() : '',
    entry,
    typedAt: draft?.typedAt ?? {},
    values: draft === null ? sent : restored(emptyForm, draft.values).values,
    logo: draft?.logo ? { ...noLogo, kept: draft.logo } : entryLogo(entry),
    startedAt: draft?.startedAt ?? null,
    hasDraft: draft !== null,
  };
}

/** A storage that fails is reported by the next save. */
const quietly = <T>(read: () => Promise<T | null>): Promise<T | null> => read().catch(() => null);
