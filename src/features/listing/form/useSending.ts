import { useEffect, useEffectEvent, useState } from 'react';
import { formCopy } from '#content/listing/form.ts';
import { useApp } from '#data/useApp.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { Content } from './formContent.ts';
import { submissionOf } from './formState.ts';
import { isReceived } from './isReceived.ts';
import type { ListingTools } from './ListingTools.ts';
import type { FormDraft } from './useFormDraft.ts';

/** How long Submitting... waits for the server's word before it says that the listing is saved on this phone. */
const WAIT_MS = 4000;

/**
 * Submitting: stored in the outbox first, with or without a network; then it waits a moment for the server. `onSent`
 * gets the submission's id. What fails is said and logged, and the form stays as it is.
 */
export function useSending(
  { outbox, entries }: ListingTools,
  draft: FormDraft,
  onSubmitting: (isSubmitting: boolean) => void,
  onSent: (id: string) => void,
) {
  const { today } = useApp();
  const [storedId, setStoredId] = useState<string | null>(null);

  function fail(error: unknown) {
    console.error('A camp could not be submitted', error);
    setStoredId(null);
    onSubmitting(false);
    toast({ ...formCopy.failed, description: describe(error), tone: 'danger' });
  }

  async function send({ form, logo: { kept } }: Content, trap: string) {
    const { start, startedAt } = draft;
    onSubmitting(true);
    try {
      const entry = start?.entry ?? null;
      const fields = submissionOf(form.values, entry, today.getState());
      const commands = await outbox();
      // So that the draft which goes with it is the last one.
      await draft.flush();
      if (entry === null) {
        const fillSeconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
        const facts = { trap, fillSeconds };
        const logo = kept === 'same' ? null : kept;
        setStoredId(await commands.submit(fields, logo, facts, start?.draftId));
      } else {
        await commands.edit(entry.id, fields, kept, start?.draftId);
        setStoredId(entry.id);
      }
      void draft.end();
    } catch (error) {
      fail(error);
    }
  }

  const stored = entries?.find(({ id }) => id === storedId) ?? null;
  const isDecided = stored !== null && (stored.state !== 'waiting' || isReceived(stored));
  const finish = useEffectEvent((id: string) => {
    if (stored?.state === 'refused') {
      draft.editInstead(stored);
      fail(new Error(stored.problem ?? formCopy.failed.description));
    } else onSent(id);
  });
  useEffect(() => {
    if (storedId === null) return undefined;
    const timer = setTimeout(() => finish(storedId), isDecided ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [storedId, isDecided]);

  return send;
}

/** The error's own words; those of a file that did not arrive say nothing to anybody. */
function describe(error: unknown): string {
  const words = error instanceof Error && !isChunkError(error) ? error.message : '';
  return words === '' ? formCopy.failed.description : words;
}
