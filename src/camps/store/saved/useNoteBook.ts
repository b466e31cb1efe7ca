import { useStore } from 'zustand';
import { type BesideText, MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { useApp } from '#base/useApp.ts';
import { useNotes } from './useFamily.ts';

export type OpenNote = {
  /** '' for none. */
  text: string;
  /** Words of another tab or phone that nobody has decided on. */
  beside: readonly BesideText[];
  /** `shown`: what stood before the eyes of whoever typed. Rejects with StorageError. */
  save: (text: string, shown: string) => Promise<void>;
  /** They take the place of the note. Rejects with StorageError. */
  take: (beside: BesideText) => Promise<void>;
  /** They go below the note; false when both are too long for one. Rejects with StorageError. */
  join: (beside: BesideText) => Promise<boolean>;
  /** Rejects with StorageError. */
  drop: (beside: BesideText) => Promise<void>;
};

/** The family's notes, live, by the id of the camp; null until storage has answered. */
export function useNoteBook(): ((campId: string) => OpenNote) | null {
  const { family, besideNotes } = useApp();
  const notes = useNotes();
  const besides = useStore(besideNotes);
  if (notes === null) return null;

  return (campId) => {
    const text = notes.find((note) => note.campId === campId)?.text ?? '';
    const settle = async ({ name }: BesideText, next: string): Promise<void> => {
      const commands = await family();
      if (next !== text) await commands.saveNote(campId, next, text);
      await commands.settleBeside(campId, name);
    };
    return {
      text,
      beside: besides.get(campId) ?? [],
      save: async (next, shown) => (await family()).saveNote(campId, next, shown),
      take: (beside) => settle(beside, beside.text),
      async join(beside) {
        const both = text === '' ? beside.text : `${text.trimEnd()}\n\n${beside.text}`;
        if (both.length > MAX_NOTE_LENGTH) return false;
        await settle(beside, both);
        return true;
      },
      drop: (beside) => settle(beside, text),
    };
  };
}
