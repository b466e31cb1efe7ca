import { toast } from '#ui/layers/toasts.ts';

/**
 * What was typed into a form of a sheet and could not be added when the sheet went, by the id of its entry: it waits until
 * the sheet is opened again. In no storage: it is no part of the plan yet.
 */
export function createUnsentDrafts<Draft>(words: { waits: string; waitsText: string }) {
  const drafts = new Map<string, Draft>();
  return {
    of: (entryId: string): Draft | undefined => drafts.get(entryId),
    drop: (entryId: string) => void drafts.delete(entryId),
    keep(entryId: string, draft: Draft) {
      drafts.set(entryId, draft);
      toast({ tone: 'info', title: words.waits, description: words.waitsText });
    },
  };
}
