import { use, useEffect, useEffectEvent, useRef } from 'react';
import { asPreload } from '#ui/asPreload.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { formCopy } from '#providers/words/listing/form.ts';
import { useLogoUrl } from '#providers/store/outbox/useOutbox.ts';
import { logoUrl } from '#camps/rules/camp/logoUrl.ts';
import { toast } from '#ui/layers/toasts.ts';
import { fieldId, ListingContext } from '../fields/ListingContext.ts';
import { LOGO_ID } from '../fields/LogoField.tsx';
import { useListingTools } from '../useListingTools.ts';
import * as formState from './formState.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { useSubmit } from './useSubmit.ts';
import { logoCopy } from '#providers/words/listing/logo.ts';
import { summaryTitle } from '#providers/words/listing/summary.ts';
import { ErrorSummary } from '#ui/fields/ErrorSummary.tsx';
import { FORM_FIELDS } from '#providers/rules/submission/fields.ts';
import type { FormProblems as Found } from './formContent.ts';
import type { LogoChoice } from './logoChoice.ts';

type FormLogicProps = {
  /** The submission to edit, or null. */
  editId: string | null;
  /** Receives the submission's id once the server has it or the wait for that is over. */
  onSent: (id: string) => void;
};

/** The form's behavior: it validates, saves and sends. Shows the problems and whether the draft is saved. */
export function FormLogic({ editId, onSent }: FormLogicProps) {
  const { form, logo, problems, pressed, dispatch } = use(ListingContext);
  const content = { form, logo };
  const tools = useListingTools();
  const draft = useFormDraft(tools, editId, content, dispatch);
  const send = useSubmit(tools, draft, content, editId, dispatch, onSent);

  const entry = draft.start?.entry ?? null;
  const logoHere = useLogoUrl(entry?.logo ?? null);
  const logoThere = entry?.server?.logo === 'here' ? logoUrl(entry.logo?.name ?? null) : null;
  const sentLogo = logoHere ?? logoThere;
  useEffect(() => dispatch({ type: 'showSentLogo', url: sentLogo }), [dispatch, sentLogo]);

  const giveRules = useEffectEvent(() => {
    const saveForLater = async () => {
      const isSaved = await draft.flush();
      if (isSaved) toast(formCopy.savedForLater);
      else toast({ ...formCopy.notSaved, tone: 'danger' });
    };
    dispatch({ type: 'load', rules: { ...formState, saveForLater } });
  });
  useEffect(() => {
    giveRules();
    // Loaded before the signal may be gone. If it does not arrive, the page has a fallback.
    asPreload(() => import('../thanks/Thanks.tsx')).catch(logBug);
  }, []);

  // The first thing that is wrong gets the focus once its message and the summary are drawn: they push it down, and a
  // page that scrolls to it before would end up elsewhere.
  const firstWrong = useRef<string | null>(null);
  useEffect(() => {
    if (firstWrong.current === null) return;
    document.querySelector<HTMLElement>(`#${firstWrong.current}`)?.focus();
    firstWrong.current = null;
  });

  const check = useEffectEvent((trap: string) => {
    dispatch({ type: 'check' });
    const first = formState.firstProblem(form);
    if (first === null && logo.problem === null) {
      void send(trap);
      return;
    }
    firstWrong.current = first === null ? LOGO_ID : fieldId(first);
    dispatch({ type: 'release' });
  });
  // An edit needs its stored entry. A new listing needs nothing: where storage is blocked, sending reports it.
  const isReady = editId === null || draft.start !== null || draft.isSaved === false;
  useEffect(() => {
    if (pressed !== null && isReady) check(pressed.trap);
  }, [pressed, isReady]);

  return (
    <>
      {form.hasSummary && <ProblemSummary problems={problems} logoProblem={logo.problem} />}
      <DraftStatus isSaved={draft.isSaved} isRestored={draft.start?.hasDraft === true} />
    </>
  );
}

type ProblemSummaryProps = { problems: Found; logoProblem: LogoChoice['problem'] };

/** Everything a submit has found, in the order of the form. */
function ProblemSummary({ problems, logoProblem }: ProblemSummaryProps) {
  const listed = FORM_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : { id: fieldId(field), message };
  });
  if (logoProblem !== null) listed.push({ id: LOGO_ID, message: logoCopy.problems[logoProblem] });
  return <ErrorSummary title={summaryTitle(listed.length)} problems={listed} />;
}
