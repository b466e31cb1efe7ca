import { useDrafts, useEntries, useReadDraft } from '#providers/store/outbox/useOutbox.ts';
import { useApp } from '#base/useApp.ts';
import type { ListingTools } from './form/ListingTools.ts';

/** The outbox of this device, as the form needs it. Loads Dexie: only for parts that come after the page stands. */
export function useListingTools(): ListingTools {
  const { outbox } = useApp();
  const readDraft = useReadDraft();
  return { outbox, entries: useEntries(null), drafts: useDrafts(null), readDraft };
}
