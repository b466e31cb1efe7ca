import { MAX_NOTE_LENGTH } from '#domain/family/note.ts';
import { useNotes } from '#data/family/useFamily.ts';
import { useApp } from '#data/useApp.ts';
import type { Camp } from '#domain/camp/camp.ts';
import { campCopy } from '#content/camp/camp.ts';
import { noteCopy } from '#content/note.ts';
import { NoteField } from '#parts/NoteField.tsx';
import styles from './CampNote.module.css';

/** What the family wants to remember about the camp. */
export function CampNote({ camp }: { camp: Camp }) {
  const { family } = useApp();
  const notes = useNotes();
  if (notes === null) return null;
  return (
    <section aria-labelledby="camp-note" className={styles.note}>
      <h2 id="camp-note">{campCopy.note}</h2>
      <NoteField
        {...noteCopy}
        label={noteCopy.label(camp.providerName)}
        text={notes.find(({ campId }) => campId === camp.id)?.text ?? ''}
        maxLength={MAX_NOTE_LENGTH}
        onText={async (text) => (await family()).saveNote(camp.id, text)}
      />
    </section>
  );
}
