import { saveNote, MAX_NOTE_LENGTH } from '#data/family/notes.ts';
import { useNotes } from '#data/family/useNotes.ts';
import type { Camp } from '#domain/camp/camp.ts';
import { campWords } from '#content/camp.ts';
import { noteWords } from '#content/note.ts';
import { NoteField } from '#parts/NoteField.tsx';
import styles from './CampNote.module.css';

/** What the family wants to remember about the camp. */
export function CampNote({ camp }: { camp: Camp }) {
  const notes = useNotes();
  if (notes === null) return null;
  return (
    <section aria-labelledby="camp-note" className={styles.note}>
      <h2 id="camp-note">{campWords.note}</h2>
      <NoteField
        {...noteWords}
        label={noteWords.label(camp.providerName)}
        text={notes.get(camp.id) ?? ''}
        maxLength={MAX_NOTE_LENGTH}
        onText={(text) => saveNote(camp.id, text)}
      />
    </section>
  );
}
