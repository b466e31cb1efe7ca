// What a reviewer has ticked and typed of finds, kept in the tab as the queue's drafts are.
import * as v from 'valibot';
import { SOURCE_FIELDS } from '#providers/rules/review/candidate.ts';
import { type CandidateDraft, newCandidateDraft } from '#providers/rules/review/candidateDraft.ts';
import { LISTED_FIELDS } from '#providers/rules/submission/fields.ts';
import { FOUND_DRAFT_KEY } from '#base/storage/storageKeys.ts';
import { tabDrafts, type TabStorage } from './tabDrafts.ts';

// Which camp it is is asked again, because whose words that camp has may have changed.
const KeptSchema = v.object({
  version: v.number(),
  ticked: v.nullable(v.array(v.picklist(SOURCE_FIELDS))),
  typed: v.record(v.picklist(LISTED_FIELDS), v.string()),
  takesSessions: v.nullable(v.boolean()),
  seasonId: v.nullable(v.string()),
  listing: v.picklist(['basic', 'featured']),
  isOther: v.boolean(),
});

export type FoundDrafts = {
  /** Null: there is none, or it was about another version. */
  of(id: number, version: number): CandidateDraft | null;
  keep(id: number, version: number, draft: CandidateDraft): void;
  forget(id: number): void;
};

export function createFoundDrafts(sessionStorage: () => TabStorage): FoundDrafts {
  const stored = tabDrafts(sessionStorage, FOUND_DRAFT_KEY, KeptSchema);
  return {
    of(id, version) {
      const kept = stored.read(id);
      if (kept?.version !== version) return null;
      const { version: _, ...draft } = kept;
      return { ...newCandidateDraft, ...draft };
    },
    keep(id, version, { campId, ...draft }) {
      // Ticks beside a camp were about that camp.
      const ofItself = campId === null ? draft : { ...draft, ticked: null, takesSessions: null };
      stored.write(id, { version, ...ofItself });
    },
    forget: (id) => stored.remove(id),
  };
}
