import type { Draft, OutboxEntry, Outbox } from '#providers/store/outbox/outbox.ts';
import { useDrafts, useEntries, useReadDraft } from '#providers/store/outbox/useOutbox.ts';
import { useApp } from '#base/useApp.ts';

/** A draft in a list, without the bytes of its logo. */
export type ListedDraft = Omit<Draft, 'logo'>;

/** What the form needs of the outbox; entries and drafts are null until storage has answered. */
export type ListingTools = {
  outbox: () => Promise<Pick<Outbox, 'submit' | 'edit' | 'saveDraft' | 'removeDraft'>>;
  entries: readonly OutboxEntry[] | null;
  drafts: readonly ListedDraft[] | null;
  readDraft: (id: string) => Promise<Draft | null>;
};

/** The outbox of this device, as the form needs it. Loads Dexie: only for parts that load after the page is drawn. */
export function useListingTools(): ListingTools {
  const { outbox } = useApp();
  const readDraft = useReadDraft();
  return { outbox, entries: useEntries(null), drafts: useDrafts(null), readDraft };
}
