import { useEffect, useRef } from 'react';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './GoneLine.module.css';

/** Where a discarded card was, for as long as it can be brought back. The pressed button is gone: Undo takes the focus. */
export function GoneLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.line}>
      <p className="min-0 weight-650 anywhere">{submissionsCopy.discarded(name)}</p>
      <Button ref={undo} variant="line" size="small" onClick={onUndo}>
        {submissionsCopy.undo}
        <VisuallyHidden>{submissionsCopy.about(name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
