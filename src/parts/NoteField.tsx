import { useId, useState } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NoteField.module.css';

type NoteFieldProps = {
  label: string;
  placeholder: string;
  hint: string;
  saved: string;
  failed: string;
  /** As stored. */
  text: string;
  /** In characters. */
  maxLength: number;
  /** Saves it; called for every change. */
  onText: (text: string) => Promise<unknown>;
};

/**
 * A note that is saved while it is typed. What is typed here wins over changes from another tab until the
 * field loses focus.
 */
export function NoteField(props: NoteFieldProps) {
  const { label, placeholder, hint, saved, failed, text, maxLength, onText } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The last save: of which text, and whether it succeeded. Text typed since is still being saved.
  const [lastSave, setLastSave] = useState<{ text: string; isSaved: boolean } | null>(null);
  const isSaving = typed !== null && typed !== lastSave?.text;

  async function type(next: string) {
    setTyped(next);
    try {
      await onText(next);
      setLastSave({ text: next, isSaved: true });
    } catch (error) {
      console.error('Could not save a note', error);
      setLastSave({ text: next, isSaved: false });
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
        maxLength={maxLength}
        rows={3}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void type(event.target.value)}
        onBlur={() => lastSave?.isSaved && typed === text && setTyped(null)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p
        className={styles.state}
        data-state={lastSave === null ? 'idle' : lastSave.isSaved ? 'saved' : 'failed'}
        aria-live="polite"
        aria-busy={isSaving}
      >
        {lastSave !== null && (
          <>
            <Glyph name={lastSave.isSaved ? 'check' : 'warn'} />
            {lastSave.isSaved ? saved : failed}
          </>
        )}
      </p>
    </div>
  );
}
