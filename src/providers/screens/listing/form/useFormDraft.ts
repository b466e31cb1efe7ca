import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM_FIELDS, textsOf } from '#providers/rules/submission/fields.ts';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { ListedDraft, ListingTools } from '../useListingTools.ts';
import { type Content, hasSameValues, isUntouched, type Values } from './formContent.ts';
import type { ListingAction } from './formReducer.ts';
import { type SavedLogo, entryLogo, noLogo } from './logoChoice.ts';
import { NEW_DRAFT, type Start, formStart } from './formStart.ts';
import { createTypedFields } from './typedFields.ts';

/**
 * The form's draft: saved on this phone while it is typed, and restored on return. Two tabs with the same form follow
 * each other: each field has the text that was typed last. `editId`: the submission to edit, or null.
 */
export function useFormDraft(
  { outbox, entries, drafts, readDraft }: ListingTools,
  editId: string | null,
  content: Content,
  dispatch: Dispatch<ListingAction>,
) {
  const [start, setStart] = useState<Start | null>(null);
  const [openedAt] = useState(() => Date.now());
  // Null until something was stored, or could not be.
  const [isSaved, setIsSaved] = useState<boolean | null>(null);
  const [keeper] = useState(() =>
    createDraftKeeper({
      save: async (draft) => (await outbox()).saveDraft(draft),
      remove: async (id) => (await outbox()).removeDraft(id),
      onSaved: setIsSaved,
    }),
  );

  const [typed] = useState(createTypedFields);
  const hasStarted = useRef(false);
  const begin = useEffectEvent(
    async (known: readonly OutboxEntry[], kept: NonNullable<typeof drafts>) => {
      const found = await formStart(known, kept, readDraft, editId);
      setStart((now) => now ?? found);
      hasStarted.current = true;
      typed.begin(found.values, found.logo.kept, found.typedAt);
      dispatch({ type: 'begin', values: found.values, logo: found.logo });
    },
  );
  const hasAnswered = entries !== null && drafts !== null;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasAnswered || hasBegun.current) return;
    hasBegun.current = true;
    begin(entries, drafts).catch((error: unknown) => {
      console.error('The form could not begin', error);
      // The next result of the storage tries again.
      hasBegun.current = false;
      setIsSaved(false);
    });
  }, [hasAnswered, entries, drafts]);

  // Where storage is blocked nothing else would say so.
  const probe = useEffectEvent(() => readDraft(NEW_DRAFT));
  useEffect(() => {
    probe().catch(() => setIsSaved(false));
  }, []);

  const { values } = content.form;
  const { kept } = content.logo;
  const startedAt = start?.startedAt ?? openedAt;
  // After each change, also one from before storage had answered.
  const hasWritten = useRef(false);
  const isSent = useRef(false);
  const keep = useEffectEvent((now: Values, logo: SavedLogo, from: Start) => {
    const typedAt = typed.stamp(now, logo, Date.now());
    if (isSent.current || typedAt === null) return;
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
      submissionId: from.submissionId,
      values: now,
      typedAt,
      logo: logo === 'same' ? null : logo,
      startedAt,
      writtenAt: Date.now(),
    });
  });
  useEffect(() => {
    // Before that a stored draft would be written over.
    if (start !== null) keep(values, kept, start);
  }, [values, kept, start]);

  const row = drafts?.find(({ id }) => id === start?.draftId) ?? null;
  const submissionId = row?.submissionId ?? '';
  // Both tabs were opened before the draft was there: the one that stored it first has named the submission.
  if (start?.entry === null && submissionId !== '' && submissionId !== start.submissionId) {
    setStart({ ...start, submissionId });
  }
  async function showLogo(id: string) {
    // Where storage fails the next logo is shown.
    const chosen = (await readDraft(id).catch(() => null))?.logo ?? null;
    const logo = chosen === null ? entryLogo(start?.entry ?? null) : { ...noLogo, kept: chosen };
    typed.takeLogo(logo.kept);
    dispatch({ type: 'followLogo', logo });
  }
  const follow = useEffectEvent((stored: ListedDraft) => {
    const theirs = typed.takeNewer(stored);
    if (theirs === null) return;
    dispatch({ type: 'follow', values: theirs.values });
    if (theirs.hasLogo) void showLogo(stored.id);
  });
  useEffect(() => {
    if (row !== null) follow(row);
  }, [row]);

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
    isSaved,
    /** Resolves whether it is stored. Nothing is stored until storage responds. */
    flush: async () => (await keeper.flush()) && hasStarted.current,
    /** The outbox has it, and has ended the draft: later typing is not saved. */
    end() {
      isSent.current = true;
      keeper.stop();
    },
    /** The server refused the entry of the outbox: from now on this form edits it. */
    editInstead(entry: OutboxEntry) {
      isSent.current = false;
      const sent = textsOf(FORM_FIELDS, entry.fields);
      typed.begin(sent, kept, {});
      setStart(
        (now) => now && { ...now, entry, draftId: entry.id, submissionId: '', values: sent },
      );
    },
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
