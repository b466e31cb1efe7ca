/** The words around a family's own note, wherever it is written. */
export const noteCopy = {
  label: (camp: string) => `Your note about ${camp}`,
  placeholder: 'Ask about lunch. Hats for the canoe day.',
  hint: 'Just for your family. The camp doesn’t see it.',
  saved: 'Saved as you type',
  failed: 'Your last change didn’t save. Free up some space and try again.',
} as const;

/** Copy about texts of another phone, or another tab, that were written at the same time as the note. */
export const noteConflictCopy = {
  title: 'Also written on another device:',
  take: 'Use this one',
  join: 'Add it below',
  drop: 'Remove it',
  full: 'Both together are too long for one note',
  failed: 'That didn’t save',
  failedText: 'Free up some space and try again.',
} as const;
