import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entry } from '#data/outbox/outbox.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import {
  type Content,
  hasSameValues,
  isUntouched,
  nothingTyped,
  restored,
  type Values,
} from './formContent.ts';
import type { ListingTools } from './ListingTools.ts';
import type { KeptLogo } from './logoChoice.ts';
import { NEW_DRAFT, type Start, startOf } from './startOf.ts';

type OnContent = (change: (now: Content) => Content) => void;

/**
 * The form's draft: kept on this phone while it is typed, and there again on return. What another tab keeps meanwhile
 * never changes what is on the screen. `editId`: the submission to edit, or null.
 */
export function useFormDraft(
  { outbox, entries, drafts, readDraft }: ListingTools,
  editId: string | null,
  content: Content,
  onContent: OnContent,
) {
  const [start, setStart] = useState<Start | null>(null);
  const [openedAt] = useState(() => Date.now());
  // Null until something was stored, or could not be.
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const [keeper] = useState(() =>
    createDraftKeeper({
      save: async (draft) => (await outbox()).saveDraft(draft),
      remove: async (id) => (await outbox()).removeDraft(id),
      onKept: setIsKept,
    }),
  );

  const hasStarted = useRef(false);
  const begin = useEffectEvent(
    async (known: readonly Entry[], kept: NonNullable<typeof drafts>) => {
      const found = await startOf(known, kept, readDraft, editId);
      // Once: what another tab stores later is not for this one.
      setStart((now) => now ?? found);
      hasStarted.current = true;
      onContent(({ form, logo }) => ({
        form: restored(form, found.values),
        logo: logo === nothingTyped.logo ? found.logo : logo,
      }));
    },
  );
  const hasAnswered = entries !== null && drafts !== null;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasAnswered || hasBegun.current) return;
    hasBegun.current = true;
    void begin(entries, drafts);
  }, [hasAnswered, entries, drafts]);

  // Where storage is blocked nothing else would say so.
  const probe = useEffectEvent(() => readDraft(NEW_DRAFT));
  useEffect(() => {
    probe().catch(() => setIsKept(false));
  }, []);

  const { values } = content.form;
  const { kept } = content.logo;
  const startedAt = start?.startedAt ?? openedAt;
  // After each change, also one from before storage had answered.
  const hasWritten = useRef(false);
  const isSent = useRef(false);
  const keep = useEffectEvent((now: Values, logo: KeptLogo, from: Start) => {
    if (isSent.current) return;
    const isAsAtStart = hasSameValues(now, from.values) && logo === from.logo.kept;
    if (isAsAtStart && !hasWritten.current) return;
    hasWritten.current = true;
    const isEmpty = from.entry === null && isUntouched(now) && logo === null;
    if (isEmpty || (isAsAtStart && !from.hasDraft)) {
      void keeper.drop(from.draftId);
      return;
    }
    keeper.change({
      id: from.draftId,
      entryId: from.entry?.id ?? null,
      values: now,
      logo: logo === 'same' ? null : logo,
      startedAt,
      writtenAt: Date.now(),
    });
  });
  useEffect(() => {
    // Before that a stored draft would be written over.
    if (start !== null) keep(values, kept, start);
  }, [values, kept, start]);

  useEffect(() => {
    const flush = () => void keeper.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);

  return {
    start,
    startedAt,
    isKept,
    /** Answers whether it is stored. Without an answer of the storage nothing is. */
    flush: async () => (await keeper.flush()) && hasStarted.current,
    /** The outbox has it: what is typed from here on is not kept. */
    end() {
      isSent.current = true;
      return keeper.drop(start?.draftId ?? '');
    },
    /** The outbox has it and the server refused it: from now on this form edits it. */
    editInstead(entry: Entry) {
      isSent.current = false;
      setStart((now) => now && { ...now, entry, draftId: entry.id });
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
