import { useNoteBook } from '#camps/store/saved/useNoteBook.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { classes } from '#ui/classes.ts';
import { NoteField } from '../parts/note/NoteField.tsx';

/** What the family wants to remember about the camp. */
export function CampNote({ camp }: { camp: Camp }) {
  const note = useNoteBook()?.(camp.id);
  if (note === undefined) return null;
  return (
    <section
      aria-labelledby="camp-note"
      className={classes('stack gap-90 h2-title-3', note.text === '' && 'no-print')}
    >
      <h2 id="camp-note">{campCopy.note}</h2>
      <NoteField campName={camp.providerName} note={note} />
    </section>
  );
}
