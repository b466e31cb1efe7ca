import { useId, useRef, useState } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NoteField.module.css';

type NoteFieldProps = {
  label: string;
  placeholder: string;
  hint: string;
  saved: string;
  failed: string;
  /** The stored text. */
  text: string;
  /** The longest note in characters. */
  maxLength: number;
  /** Saves it; called for every change. `shown`: what stood in the field before. */
  onText: (text: string, shown: string) => Promise<unknown>;
};

/**
 * A note that is saved while it is typed. Text typed here wins over changes from another tab or phone until the field
 * loses focus; the save also receives the text that was shown.
 */
export function NoteField(props: NoteFieldProps) {
  const { label, placeholder, hint, saved, failed, text, maxLength, onText } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The last save: of which text, and whether it succeeded. Text typed since is still being saved.
  const [lastSave, setLastSave] = useState<{ text: string; isSaved: boolean } | null>(null);
  const isSaving = typed !== null && typed !== lastSave?.text;
  // What stands in storage as far as this field knows: a save that failed has replaced nothing.
  const stored = useRef(text);

  async function type(next: string) {
    if (typed === null) stored.current = text;
    const shown = lastSave?.isSaved === false ? stored.current : (typed ?? text);
    setTyped(next);
    try {
      await onText(next, shown);
      stored.current = next;
      setLastSave({ text: next, isSaved: true });
    } catch (error) {
      console.error('Could not save a note', error);
      setLastSave({ text: next, isSaved: false });
    }
  }
  return (
    <div className="stack gap-35">
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
        onBlur={() => lastSave?.isSaved && typed === lastSave.text && setTyped(null)}
      />
      <p id={`${id}-hint`} className="soft small leading-140 no-print">
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
            <span>{lastSave.isSaved ? saved : failed}</span>
          </>
        )}
      </p>
    </div>
  );
}
