import { useReducer, useEffect, useState } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Form } from '#ui/Form.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { FormCard } from '../fields/FormCard.tsx';
import { ListingContext } from '../fields/ListingContext.ts';
import { LogoField } from '../fields/LogoField.tsx';
import { PreviewAside } from '../preview/PreviewAside.tsx';
import type { FormProblems } from './formContent.ts';
import { emptyListing, formReducer } from './formReducer.ts';
import { FormEnd } from './FormEnd.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import styles from './ListingForm.module.css';
import { logoAddress } from '#providers/store/outbox/logoAddress.ts';
import type { Logo } from '#providers/store/outbox/outbox.ts';

const draftStatus = <DraftStatus isSaved={null} isRestored={false} />;
const FormLogic = lazyPart(async () => (await import('./FormLogic.tsx')).FormLogic, {
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
  const [state, dispatch] = useReducer(formReducer, emptyListing);
  const isHydrated = useAfterHydration();
  const { form, rules, sentLogo } = state;
  const { kept } = state.logo;
  const chosenLogo = useDataUrl(kept === 'same' ? null : kept);
  const logoUrl = kept === 'same' ? sentLogo : chosenLogo;
  const problems = rules?.shownProblems(form) ?? noProblems;

  function onSubmit(sent: HTMLFormElement) {
    const trap = sent.elements.namedItem(TRAP_NAME);
    dispatch({ type: 'press', trap: trap instanceof HTMLInputElement ? trap.value : '' });
  }
  return (
    <ListingContext value={{ ...state, problems, logoUrl, dispatch }}>
      <div className={styles.columns}>
        <Form className="stack columns-1 gap-150" aria-label={formCopy.label} onSubmit={onSubmit}>
          {isHydrated ? <FormLogic editId={editId} onSent={onSent} /> : draftStatus}
          <FormCard card="camp" />
          <FormCard card="place" />
          <FormCard card="dates" />
          <LogoField />
          <TrapField />
          <FormEnd />
        </Form>
        <PreviewAside values={form.values} logoUrl={logoUrl} editId={editId} />
      </div>
    </ListingContext>
  );
}

const TRAP_NAME = 'fax_number';

/** A field that people never meet and simple robots fill in. What is in it goes with the form; the server judges. */
function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="listing-fax">Fax number</label>
      <input
        id="listing-fax"
        name={TRAP_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}

/** The address of a chosen logo; null until it is made. */
function useDataUrl(logo: Logo | null): string | null {
  const [made, setMade] = useState<{ of: Logo; url: string } | null>(null);
  useEffect(() => {
    if (logo === null) return undefined;
    let isWanted = true;
    const show = (url: string) => {
      if (isWanted) setMade({ of: logo, url });
    };
    logoAddress(logo).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [logo]);
  return made !== null && made.of === logo ? made.url : null;
}
