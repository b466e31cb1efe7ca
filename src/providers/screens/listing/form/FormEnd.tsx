import { use, useEffect, useRef } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Button } from '#ui/Button.tsx';
import { ListingContext } from '../fields/ListingContext.ts';
import { isUntouched } from './formContent.ts';
import styles from './ListingForm.module.css';

/** Submits the form, leaves it for another day, or clears it. */
export function FormEnd() {
  const { form, logo, rules, cleared, isSubmitting, dispatch } = use(ListingContext);
  const isEmpty = isUntouched(form.values) && logo.kept === null;
  const canUndo = cleared !== null;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (canUndo) undo.current?.focus();
  }, [canUndo]);
  return (
    <div className={styles.end}>
      <Button variant="main" type="submit" disabled={logo.isPreparing} aria-disabled={isSubmitting}>
        {isSubmitting ? formCopy.submitting : formCopy.submit}
      </Button>
      {!isEmpty && (
        <>
          <Button variant="quiet" onClick={() => void rules?.saveForLater()}>
            {formCopy.later}
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ type: 'startOver' })}>
            {formCopy.startOver}
          </Button>
        </>
      )}
      <div className={styles.cleared} data-empty={!canUndo}>
        <output>{canUndo && formCopy.cleared}</output>
        {canUndo && (
          <Button
            ref={undo}
            variant="line"
            size="small"
            onClick={() => dispatch({ type: 'undoStartOver' })}
          >
            {formCopy.undo}
          </Button>
        )}
      </div>
      <p className={styles.offline}>{formCopy.offline}</p>
    </div>
  );
}
