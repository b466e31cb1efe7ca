import { useEffect, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#domain/family/note.ts';
import { useApp } from '#data/useApp.ts';
import { noteCopy } from '#content/note.ts';
import { savedCopy } from '#content/saved.ts';
import { NoteField } from '#parts/NoteField.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RowNote.module.css';

type RowNoteProps = { campId: string; name: string; note: string };

/** What the family wrote; a button while there is nothing. */
export function RowNote({ campId, name, note }: RowNoteProps) {
  const { family } = useApp();
  const [isAdded, setAdded] = useState(false);
  // Once open it stays, even while its last letter is deleted.
  const isOpen = isAdded || note !== '';
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) field.current?.querySelector('textarea')?.focus();
  }, [isAdded]);
  if (!isOpen) {
    return (
      <Button className={styles.add} variant="quiet" size="small" onClick={() => setAdded(true)}>
        <Glyph name="pen" />
        {savedCopy.addNote}
        <VisuallyHidden> about {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <div ref={field} onFocus={() => setAdded(true)}>
      <NoteField
        {...noteCopy}
        label={noteCopy.label(name)}
        text={note}
        maxLength={MAX_NOTE_LENGTH}
        onText={async (text) => (await family()).saveNote(campId, text)}
      />
    </div>
  );
}
