import { useId, useState } from 'react';
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
  /** Keeps it; called for every change. */
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

  async function type(next: string) {
    setTyped(next);
    try {
      await onText(next);
      setState('kept');
    } catch (error) {
      console.error('A note could not be kept', error);
      setState('failed');
    }
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
      <p className={styles.state} data-state={state} aria-live="polite">
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
