import { useEffect, useEffectEvent, useRef } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { formCopy } from '#providers/words/listing/form.ts';
import { useLogoUrl } from '#providers/store/outbox/useOutbox.ts';
import { logoUrl } from '#camps/rules/camp/logoUrl.ts';
import { toast } from '#ui/layers/toasts.ts';
import { fieldId } from '../fields/ListingContext.ts';
import { LOGO_ID } from '../fields/LogoField.tsx';
import { useListingTools } from '../useListingTools.ts';
import type { Content } from './formContent.ts';
import * as formState from './formState.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { useSubmit } from './useSubmit.ts';

/** What the fields get from here; until then they only take what is typed. */
export type Rules = Pick<
  typeof formState,
  'typeInto' | 'leave' | 'pasteAddress' | 'undoSplit' | 'shownProblems'
> & { saveForLater: () => Promise<void> };

/** A press of Submit with the text of the hidden field `trap`. */
export type Submit = { trap: string };

type FormLogicProps = {
  content: Content;
  /** The submission to edit, or null. */
  editId: string | null;
  /** A new object for each time. */
  submit: Submit | null;
  onContent: (change: (now: Content) => Content) => void;
  onRules: (rules: Rules) => void;
  /** Called with false when the press is over and the next one counts. */
  onSubmitting: (isSubmitting: boolean) => void;
  /** Receives the address of an edited submission's logo; null without one. */
  onSentLogo: (url: string | null) => void;
  /** Receives the submission's id once the server has it or the wait for that is over. */
  onSent: (id: string) => void;
};

/** What the form can do once its code is here: check, keep, send. It shows what is wrong, and whether it is kept. */
export function FormLogic(props: FormLogicProps) {
  const { content, editId, submit, onContent, onRules, onSubmitting, onSentLogo, onSent } = props;
  const { form, logo } = content;
  const tools = useListingTools();
  const draft = useFormDraft(tools, editId, content, onContent);
  const send = useSubmit(tools, draft, content, editId, onSubmitting, onSent);

  const entry = draft.start?.entry ?? null;
  const logoHere = useLogoUrl(entry?.logo ?? null);
  const logoThere = entry?.server?.logo === 'here' ? logoUrl(entry.logo?.name ?? null) : null;
  const sentLogo = logoHere ?? logoThere;
  useEffect(() => onSentLogo(sentLogo), [onSentLogo, sentLogo]);

  const giveRules = useEffectEvent(() => {
    const saveForLater = async () => {
      const isSaved = await draft.flush();
      if (isSaved) toast(formCopy.savedForLater);
      else toast({ ...formCopy.notSaved, tone: 'danger' });
    };
    onRules({ ...formState, saveForLater });
  });
  useEffect(() => {
    giveRules();
    // It has to be here when there is no signal any more. If it does not come, the page has words of its own.
    import('../thanks/Thanks.tsx').catch(logBug);
  }, []);

  // The first thing that is wrong gets the focus once its message and the summary are drawn: they push it down, and a
  // page that scrolls to it before would end up elsewhere.
  const firstWrong = useRef<string | null>(null);
  useEffect(() => {
    if (firstWrong.current === null) return;
    document.querySelector<HTMLElement>(`#${firstWrong.current}`)?.focus();
    firstWrong.current = null;
  });

  const check = useEffectEvent((pressed: Submit) => {
    onContent((now) => ({ ...now, form: formState.submitted(now.form) }));
    const first = formState.firstProblem(form);
    if (first === null && logo.problem === null) {
      void send(pressed.trap);
      return;
    }
    firstWrong.current = first === null ? LOGO_ID : fieldId(first);
    onSubmitting(false);
  });
  // What is edited must be known. A new listing waits for nothing: where storage is blocked, sending says so.
  const isReady = editId === null || draft.start !== null || draft.isSaved === false;
  useEffect(() => {
    if (submit !== null && isReady) check(submit);
  }, [submit, isReady]);

  return (
    <>
      {form.hasSummary && (
        <ProblemSummary problems={formState.shownProblems(form)} logoProblem={logo.problem} />
      )}
      <DraftStatus isSaved={draft.isSaved} isRestored={draft.start?.hasDraft === true} />
    </>
  );
}
