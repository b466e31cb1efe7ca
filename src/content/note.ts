/** The words around a family's own note, wherever it is written. */
export const noteCopy = {
  label: (camp: string) => `Your note about ${camp}`,
  placeholder: 'Ask about lunch. Hats for the canoe day.',
  hint: 'Only here, on this phone. Clearing site data would remove it.',
  saved: 'Kept as you type',
  failed: "Couldn't save your last change. Free some space and keep typing.",
} as const;
