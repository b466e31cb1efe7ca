import { useRef, useState } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Form } from '#ui/Form.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { FormCard } from '../fields/FormCard.tsx';
import { ListingContext, type ListingFields } from '../fields/ListingContext.ts';
import { LogoField } from '../fields/LogoField.tsx';
import { TRAP_NAME, TrapField } from '../fields/TrapField.tsx';
import { useDataUrl } from '../logo/useDataUrl.ts';
import { PreviewAside } from '../preview/PreviewAside.tsx';
import {
  type Content,
  type FormState,
  isUntouched,
  nothingTyped,
  type FormProblems,
  withText,
} from './formContent.ts';
import { FormEnd } from './FormEnd.tsx';
import type { Rules, Submit } from './FormLogic.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import styles from './ListingForm.module.css';
import type { LogoChoice } from './logoChoice.ts';

const draftStatus = <DraftStatus isSaved={null} isRestored={false} />;
const FormLife = lazyPart(async () => (await import('./FormLogic.tsx')).FormLogic, {
  fallback: draftStatus,
  missing: formCopy.missing,
});

type ListingFormProps = {
  /** The submission to edit, or null. */
  editId: string | null;
  /** Receives the submission's id once the server has it or the wait for that is over. */
  onSent: (id: string) => void;
};

const noProblems: FormProblems = {};

/** The form with its live preview beside it, or under it on phones. It takes what is typed before all its code is here. */
export function ListingForm({ editId, onSent }: ListingFormProps) {
  const [content, setContent] = useState<Content>(nothingTyped);
  const [rules, setRules] = useState<Rules | null>(null);
  const [submit, setSubmit] = useState<Submit | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  // At once, where a disabled button waits to be drawn: the first press counts.
  const isPressed = useRef(false);
  // What Start over has taken away, until something is typed.
  const [cleared, setCleared] = useState<Content | null>(null);
  const isHydrated = useAfterHydration();
  const { form, logo } = content;
  const [sentLogo, setSentLogo] = useState<string | null>(null);
  const chosenLogo = useDataUrl(logo.kept === 'same' ? null : logo.kept);
  const logoUrl = logo.kept === 'same' ? sentLogo : chosenLogo;

  function onForm(change: (now: FormState) => FormState) {
    setContent((now) => ({ ...now, form: change(now.form) }));
    setCleared(null);
  }
  function onLogo(change: (now: LogoChoice) => LogoChoice) {
    setContent((now) => ({ ...now, logo: change(now.logo) }));
    setCleared(null);
  }
  const fields: ListingFields = {
    form,
    problems: rules?.shownProblems(form) ?? noProblems,
    onText: (field, text) => onForm((now) => (rules?.typeInto ?? withText)(now, field, text)),
    onLeave: (field) => onForm((now) => rules?.leave(now, field) ?? now),
    onAddress(text) {
      const split = rules?.pasteAddress(form, text) ?? null;
      if (split !== null) onForm(() => split);
      return split !== null;
    },
    onUndoSplit: () => onForm((now) => rules?.undoSplit(now) ?? now),
  };

  function onSubmit(sent: HTMLFormElement) {
    if (isPressed.current) return;
    isPressed.current = true;
    const trap = sent.elements.namedItem(TRAP_NAME);
    setSubmit({ trap: trap instanceof HTMLInputElement ? trap.value : '' });
  }
  function onSubmitting(isSending: boolean) {
    isPressed.current = isSending;
    setIsSubmitting(isSending);
  }
  return (
    <ListingContext value={fields}>
      <div className={styles.columns}>
        <Form className="stack columns-1 gap-150" aria-label={formCopy.label} onSubmit={onSubmit}>
          {isHydrated ? (
            <FormLife
              content={content}
              editId={editId}
              submit={submit}
              onContent={setContent}
              onRules={setRules}
              onSubmitting={onSubmitting}
              onSentLogo={setSentLogo}
              onSent={onSent}
            />
          ) : (
            draftStatus
          )}
          <FormCard card="camp" />
          <FormCard card="place" />
          <FormCard card="dates" />
          <LogoField logo={logo} src={logoUrl} onLogo={onLogo} />
          <TrapField />
          <FormEnd
            isSubmitting={isSubmitting}
            isReady={!logo.isPreparing}
            isEmpty={isUntouched(form.values) && logo.kept === null}
            canUndo={cleared !== null}
            onLater={() => void rules?.saveForLater()}
            onStartOver={() => {
              setCleared(content);
              setContent(nothingTyped);
            }}
            onUndo={() => {
              setContent(cleared ?? nothingTyped);
              setCleared(null);
            }}
          />
        </Form>
        <PreviewAside values={form.values} logoUrl={logoUrl} editId={editId} />
      </div>
    </ListingContext>
  );
}
