import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { formCopy } from '#providers/words/listing/form.ts';
import { sendingCopy } from '#providers/words/listing/sending.ts';
import { useApp } from '#base/useApp.ts';
import { toast } from '#ui/layers/toasts.ts';
import { useOnline } from '#ui/useOnline.ts';
import type { ListingTools } from '../useListingTools.ts';
import type { Content } from './formContent.ts';
import { describeFailure } from './describeFailure.ts';
import { firstProblem, toSubmission } from './formState.ts';
import { isReceived } from './isReceived.ts';
import type { ListingAction } from './formReducer.ts';
import type { Start } from './formStart.ts';
import type { FormDraft } from './useFormDraft.ts';

/** How long Submitting... waits for the server's response before it shows that the listing is saved on this phone. */
const WAIT_MS = 4000;

/**
 * Submits a listing: it is stored in the outbox first, with or without a network; then this waits a moment for the
 * server, unless there is no signal. `onSent` gets the submission's id, also when another tab has sent the same form;
 * local differences then stay as an edit of it. Failures are shown and logged, and the form stays.
 */
export function useSubmit(
  { outbox, entries }: ListingTools,
  draft: FormDraft,
  content: Content,
  editId: string | null,
  dispatch: Dispatch<ListingAction>,
  onSent: (id: string) => void,
) {
  const { today } = useApp();
  const isOnline = useOnline();
  const [storedId, setStoredId] = useState<string | null>(null);
  // What this tab is sending; null while it sends nothing.
  const sending = useRef<Content | null>(null);

  function release() {
    sending.current = null;
    setStoredId(null);
    dispatch({ type: 'release' });
  }
  function fail(error: unknown) {
    console.error('A camp could not be submitted', error);
    release();
    toast({ ...formCopy.failed, description: describeFailure(error), tone: 'danger' });
  }

  async function send(trap: string) {
    const { form, logo } = content;
    const { start, startedAt } = draft;
    sending.current = content;
    dispatch({ type: 'submit' });
    try {
      if (editId !== null && start === null) throw new Error(sendingCopy.nothingToEdit);
      const entry = start?.entry ?? null;
      const fields = toSubmission(form.values, entry, today.getState());
      const commands = await outbox();
      // So that the draft which goes with it is the last one.
      await draft.flush();
      if (entry === null) {
        const fillSeconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
        const facts = { trap, fillSeconds };
        const key = start === null ? undefined : keyOf(start);
        const kept = logo.kept === 'same' ? null : logo.kept;
        setStoredId(await commands.submit(fields, kept, facts, key));
      } else {
        await commands.edit(entry.id, fields, logo.kept, start?.draftId);
        setStoredId(entry.id);
      }
      draft.end();
    } catch (error) {
      fail(error);
    }
  }

  const stored = entries?.find(({ id }) => id === storedId) ?? null;
  // No further result comes soon: the server has responded, or is unreachable.
  const isDecided =
    stored !== null &&
    (stored.state !== 'waiting' || isReceived(stored) || stored.attempts > 0 || !isOnline);
  const isNew = draft.start?.entry === null;
  const finish = useEffectEvent((id: string) => {
    if (stored?.state === 'refused') {
      draft.editInstead(stored);
      fail(new Error(stored.problem ?? formCopy.failed.description));
    } else if (isNew && stored !== null && sending.current !== null) {
      showSent(stored, sending.current);
    } else onSent(id);
  });
  /** One draft makes one entry: what is in it is what was sent first, here or in another tab. */
  function showSent(entry: OutboxEntry, mine: Content) {
    if (isSameListing(mine, entry, today.getState())) {
      onSent(entry.id);
      return;
    }
    release();
    draft.editInstead(entry);
    toast(sendingCopy.sentElsewhere);
  }
  useEffect(() => {
    if (storedId === null) return undefined;
    const timer = setTimeout(() => finish(storedId), isDecided ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [storedId, isDecided]);

  const sentElsewhere = isNew
    ? (entries?.find(({ id }) => id === draft.start?.submissionId) ?? null)
    : null;
  const follow = useEffectEvent((entry: OutboxEntry) => {
    if (sending.current === null) showSent(entry, content);
  });
  useEffect(() => {
    if (sentElsewhere !== null) follow(sentElsewhere);
  }, [sentElsewhere]);

  return send;
}

const keyOf = ({ draftId, submissionId }: Start) => ({ id: draftId, submissionId });

/** Whether the form equals what was sent. */
function isSameListing(
  { form, logo: { kept } }: Content,
  entry: OutboxEntry,
  day: string,
): boolean {
  const size = kept === null || kept === 'same' ? kept : kept.bytes.byteLength;
  const isSameLogo = size === 'same' || size === (entry.logo?.size ?? null);
  if (!isSameLogo || firstProblem(form) !== null) return false;
  return JSON.stringify(toSubmission(form.values, entry, day)) === JSON.stringify(entry.fields);
}
