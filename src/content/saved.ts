/** Copy of the family's own list of camps. */
export const savedCopy = {
  heading: 'Your favorites',
  lead: 'Camps with a heart, and what you wrote about them. All of it is kept on this phone and goes nowhere.',
  waiting: 'Loading your favorites',
  empty: {
    heading: 'No favorites yet',
    text: 'Tap the heart on a camp. It will wait here, with or without signal.',
    action: 'Browse camps',
    to: '/browse/fall-break',
  },
  gone: 'No longer listed',
  unnamed: 'A camp without a name',
  remove: (camp: string) => `Remove ${camp} from favorites`,
  removed: (camp: string) => `${camp} is removed.`,
  undo: 'Undo',
  addNote: 'Add a note',
  compare: {
    heading: 'Compare',
    pick: (camp: string) => `Compare ${camp}`,
    label: 'Compare',
    none: 'Tick two to four camps to see them side by side.',
    one: 'Tick one more to compare.',
    action: (count: number) => `Compare ${count}`,
  },
} as const;
