/** The words around a family's own note, wherever it is written. */
export const noteCopy = {
  label: (camp: string) => `Your note about ${camp}`,
  placeholder: 'Ask about lunch. Hats for the canoe day.',
  hint: 'Saved on this device only.',
  saved: 'Saved as you type',
  failed: 'Your last change didn’t save. Free up some space and try again.',
} as const;
