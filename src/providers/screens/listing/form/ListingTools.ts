import type { Draft, OutboxEntry, Outbox } from '#providers/store/outbox/outbox.ts';

/** A draft in a list, without the bytes of its logo. */
export type ListedDraft = Omit<Draft, 'logo'>;

/** What the form needs of the outbox; entries and drafts are null until storage has answered. */
export type ListingTools = {
  outbox: () => Promise<Pick<Outbox, 'submit' | 'edit' | 'saveDraft' | 'removeDraft'>>;
  entries: readonly OutboxEntry[] | null;
  drafts: readonly ListedDraft[] | null;
  readDraft: (id: string) => Promise<Draft | null>;
};
