import { useId, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import type { OpenNote } from '#camps/store/saved/useNoteBook.ts';
import { noteConflictCopy, noteCopy } from '#camps/words/note.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NoteField.module.css';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';

type NoteFieldProps = { campName: string; note: OpenNote };

/**
 * The family's note about a camp, saved while it is typed, with what another device wrote at the same time below it. Text typed
 * here wins over changes from another tab or phone until the field loses focus; the save also receives the text that was shown.
 */
export function NoteField({ campName, note }: NoteFieldProps) {
  const { text } = note;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The last save: of which text, and whether it succeeded. Text typed since is still being saved.
  const [lastSave, setLastSave] = useState<{ text: string; isSaved: boolean } | null>(null);
  const isSaving = typed !== null && typed !== lastSave?.text;
  // The stored text as far as this field knows: a failed save has replaced nothing.
  const stored = useRef(text);

  async function type(next: string) {
    if (typed === null) stored.current = text;
    const shown = lastSave?.isSaved === false ? stored.current : (typed ?? text);
    setTyped(next);
    try {
      await note.save(next, shown);
      stored.current = next;
      setLastSave({ text: next, isSaved: true });
    } catch (error) {
      console.error('Could not save a note', error);
      setLastSave({ text: next, isSaved: false });
    }
  }
  return (
    <>
      <div className="stack gap-35">
        <label htmlFor={id}>
          <VisuallyHidden>{noteCopy.label(campName)}</VisuallyHidden>
        </label>
        <textarea
          id={id}
          className={styles.text}
          value={typed ?? text}
          placeholder={noteCopy.placeholder}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void type(event.target.value)}
          onBlur={() => lastSave?.isSaved && typed === lastSave.text && setTyped(null)}
        />
        <p id={`${id}-hint`} className="soft small leading-140 no-print">
          {noteCopy.hint}
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
              <span>{lastSave.isSaved ? noteCopy.saved : noteCopy.failed}</span>
            </>
          )}
        </p>
      </div>
      <NoteConflicts note={note} />
    </>
  );
}

/** The texts that lost a conflict between devices: none is deleted before a family member has seen it. */
function NoteConflicts({ note }: { note: OpenNote }) {
  const { conflicts: texts, take, join, drop } = note;

  if (texts.length === 0) return null;
  return (
    <ul className="stack gap-60 mt-60">
      {texts.map((conflict) => (
        <li key={conflict.name} className={styles.item}>
          <p className="soft small weight-700">{noteConflictCopy.title}</p>
          <blockquote>{conflict.text}</blockquote>
          <div className={styles.buttons}>
            <Button variant="line" size="small" onClick={() => void decide(take(conflict))}>
              {noteConflictCopy.take}
            </Button>
            <Button variant="line" size="small" onClick={() => void decide(join(conflict))}>
              {noteConflictCopy.join}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void decide(drop(conflict))}>
              {noteConflictCopy.drop}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

async function decide(work: Promise<boolean | void>) {
  try {
    if ((await work) === false) toast({ title: noteConflictCopy.full, tone: 'info' });
  } catch (error) {
    console.error('A note could not be settled', error);
    toast({
      title: noteConflictCopy.failed,
      description: noteConflictCopy.failedText,
      tone: 'danger',
    });
  }
}
