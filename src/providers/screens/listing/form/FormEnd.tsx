import { useEffect, useRef } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Button } from '#ui/Button.tsx';
import styles from './FormEnd.module.css';

type FormEndProps = {
  isSubmitting: boolean;
  /** False while a logo is prepared. */
  isReady: boolean;
  isEmpty: boolean;
  /** What Start over has taken away can come back. */
  canUndo: boolean;
  onLater: () => void;
  onStartOver: () => void;
  onUndo: () => void;
};

/** Submit, or do so another day, or begin anew. */
export function FormEnd(props: FormEndProps) {
  const { isSubmitting, isReady, isEmpty, canUndo, onLater, onStartOver, onUndo } = props;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (canUndo) undo.current?.focus();
  }, [canUndo]);
  return (
    <div className={styles.end}>
      <Button variant="main" type="submit" disabled={isSubmitting || !isReady}>
        {isSubmitting ? formCopy.submitting : formCopy.submit}
      </Button>
      {!isEmpty && (
        <>
          <Button variant="quiet" onClick={onLater}>
            {formCopy.later}
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            {formCopy.startOver}
          </Button>
        </>
      )}
      <div className={styles.cleared} data-empty={!canUndo}>
        <output>{canUndo && formCopy.cleared}</output>
        {canUndo && (
          <Button ref={undo} variant="line" size="small" onClick={onUndo}>
            {formCopy.undo}
          </Button>
        )}
      </div>
      <p className={styles.offline}>{formCopy.offline}</p>
    </div>
  );
}
