import { useId, useRef, useState } from 'react';
import { Glyph } from '#ui/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NoteField.module.css';

type NoteFieldProps = {
  label: string;
  placeholder: string;
  hint: string;
  kept: string;
  notKept: string;
  /** As the phone has it. */
  text: string;
  /** In signs. */
  longest: number;
  /** Keeps it; called for every change, or for the last of those made while it was busy. */
  onText: (text: string) => Promise<void>;
};

/**
 * A note that is kept while it is typed. What is typed here wins over what comes from another tab, until the
 * field is left.
 */
export function NoteField(props: NoteFieldProps) {
  const { label, placeholder, hint, kept, notKept, text, longest, onText } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'still' | 'kept' | 'failed'>('still');

  // What the phone was not given yet. Not one write per letter: on a slow phone they would queue, and a
  // tab that dies would lose the queue.
  const waiting = useRef<string | null>(null);
  // The state is for the screen: it is late by a frame, and a letter in between must not be left waiting.
  const busy = useRef(false);
  const [isKeeping, setIsKeeping] = useState(false);

  function take(): string | null {
    const last = waiting.current;
    waiting.current = null;
    return last;
  }

  async function type(next: string) {
    setTyped(next);
    waiting.current = next;
    if (busy.current) return;
    busy.current = true;
    setIsKeeping(true);
    try {
      for (let last = take(); last !== null; last = take()) await onText(last);
      setState('kept');
    } catch (error) {
      console.error('A note could not be kept', error);
      setState('failed');
    }
    busy.current = false;
    setIsKeeping(false);
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={styles.text}
        value={typed ?? text}
        placeholder={placeholder}
        maxLength={longest}
        rows={3}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void type(event.target.value)}
        onBlur={() => state === 'kept' && typed === text && setTyped(null)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p className={styles.state} data-state={state} aria-live="polite" aria-busy={isKeeping}>
        {state !== 'still' && (
          <>
            <Glyph name={state === 'kept' ? 'check' : 'warn'} />
            {state === 'kept' ? kept : notKept}
          </>
        )}
      </p>
    </div>
  );
}
