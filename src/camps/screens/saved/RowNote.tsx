import { useEffect, useRef, useState } from 'react';
import type { OpenNote } from '#camps/store/saved/useNoteBook.ts';
import { savedCopy } from '#camps/words/saved.ts';
import { NoteField } from '../parts/note/NoteField.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RowNote.module.css';

type RowNoteProps = { name: string; note: OpenNote };

/** What the family wrote; a button while there is nothing. */
export function RowNote({ name, note }: RowNoteProps) {
  const [isAdded, setAdded] = useState(false);
  // Once open it stays, even while its last letter is deleted.
  const isOpen = isAdded || note.text !== '' || note.conflicts.length > 0;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) field.current?.querySelector('textarea')?.focus();
  }, [isAdded]);
  if (!isOpen) {
    return (
      <Button className={styles.add} variant="flush" size="small" onClick={() => setAdded(true)}>
        <Glyph name="pen" />
        {savedCopy.addNote}
        <VisuallyHidden>{` about ${name}`}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <div ref={field} onFocus={() => setAdded(true)}>
      <NoteField campName={name} note={note} />
    </div>
  );
}
