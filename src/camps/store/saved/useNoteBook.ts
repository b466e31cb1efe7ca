import { useStore } from 'zustand';
import { type NoteConflict, MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { useApp } from '#base/useApp.ts';
import { useNotes } from './useFamily.ts';

export type OpenNote = {
  /** '' for none. */
  text: string;
  /** Conflicting texts of another tab or phone, not resolved yet. */
  conflicts: readonly NoteConflict[];
  /** `shown`: the text that the writer saw. Rejects with StorageError. */
  save: (text: string, shown: string) => Promise<void>;
  /** They take the place of the note. Rejects with StorageError. */
  take: (conflict: NoteConflict) => Promise<void>;
  /** They go below the note; false when both are too long for one. Rejects with StorageError. */
  join: (conflict: NoteConflict) => Promise<boolean>;
  /** Rejects with StorageError. */
  drop: (conflict: NoteConflict) => Promise<void>;
};

/** The family's notes, live, by the id of the camp; null until storage has answered. */
export function useNoteBook(): ((campId: string) => OpenNote) | null {
  const { family, noteConflicts } = useApp();
  const notes = useNotes();
  const conflicts = useStore(noteConflicts);
  if (notes === null) return null;

  return (campId) => {
    const text = notes.find((note) => note.campId === campId)?.text ?? '';
    const settle = async ({ name }: NoteConflict, next: string): Promise<void> => {
      const commands = await family();
      if (next !== text) await commands.saveNote(campId, next, text);
      await commands.settleNoteConflict(campId, name);
    };
    return {
      text,
      conflicts: conflicts.get(campId) ?? [],
      save: async (next, shown) => (await family()).saveNote(campId, next, shown),
      take: (conflict) => settle(conflict, conflict.text),
      async join(conflict) {
        const both = text === '' ? conflict.text : `${text.trimEnd()}\n\n${conflict.text}`;
        if (both.length > MAX_NOTE_LENGTH) return false;
        await settle(conflict, both);
        return true;
      },
      drop: (conflict) => settle(conflict, text),
    };
  };
}
