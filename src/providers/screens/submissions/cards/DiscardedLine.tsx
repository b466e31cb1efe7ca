import { useEffect, useRef } from 'react';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DiscardedLine.module.css';

/** Replaces a discarded card while it can be restored. Undo takes the focus of the removed button. */
export function DiscardedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
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
