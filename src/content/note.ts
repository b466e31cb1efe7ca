/** The words around a family's own note, wherever it is written. */
export const noteWords = {
  label: (camp: string) => `Your note about ${camp}`,
  placeholder: 'Ask about lunch. Hats for the canoe day.',
  hint: 'Only here, on this phone. Clearing site data would remove it.',
  kept: 'Kept as you type',
  notKept: 'This phone would not keep the last change. Free some space and type on.',
} as const;
