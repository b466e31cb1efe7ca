import { useEffect, useRef, useState } from 'react';
import { saveNote, MAX_NOTE_LENGTH } from '#data/family/notes.ts';
import { noteWords } from '#content/note.ts';
import { savedWords } from '#content/saved.ts';
import { NoteField } from '#parts/NoteField.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RowNote.module.css';

type RowNoteProps = { campId: string; name: string; note: string };

/** What the family wrote; a button while there is nothing. */
export function RowNote({ campId, name, note }: RowNoteProps) {
  const [isAsked, setAsked] = useState(false);
  // Once open it stays, also while its last letter is being deleted.
  const isOpen = isAsked || note !== '';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('textarea')?.focus();
  }, [isAsked]);
  if (!isOpen) {
    return (
      <Button className={styles.add} variant="quiet" size="small" onClick={() => setAsked(true)}>
        <Glyph name="pen" />
        {savedWords.addNote}
        <VisuallyHidden> about {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <div ref={place} onFocus={() => setAsked(true)}>
      <NoteField
        {...noteWords}
        label={noteWords.label(name)}
        text={note}
        maxLength={MAX_NOTE_LENGTH}
        onText={(text) => saveNote(campId, text)}
      />
    </div>
  );
}
