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
  // How the last try ended, and of which text: what was typed since is still on its way.
  const [tried, setTried] = useState<{ text: string; isKept: boolean } | null>(null);
  const isKeeping = typed !== null && typed !== tried?.text;

  async function type(next: string) {
    setTyped(next);
    try {
      await onText(next);
      setTried({ text: next, isKept: true });
    } catch (error) {
      console.error('A note could not be kept', error);
      setTried({ text: next, isKept: false });
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
        onBlur={() => tried?.isKept && typed === text && setTyped(null)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p
        className={styles.state}
        data-state={tried === null ? 'still' : tried.isKept ? 'kept' : 'failed'}
        aria-live="polite"
        aria-busy={isKeeping}
      >
        {tried !== null && (
          <>
            <Glyph name={tried.isKept ? 'check' : 'warn'} />
            {tried.isKept ? kept : notKept}
          </>
        )}
      </p>
    </div>
  );
}
