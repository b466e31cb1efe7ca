/** Copy of the family's own list of camps. */
export const savedCopy = {
  heading: 'Your favorites',
  lead: 'Camps you’ve hearted, with your notes. Saved on this device and never shared. Clearing site data removes them.',
  waiting: 'Loading your favorites',
  empty: {
    heading: 'No favorites yet',
    text: 'Tap the heart on a camp. It’ll be here, signal or no signal.',
    action: 'Browse camps',
    to: '/browse/fall-break',
  },
  gone: 'No longer listed',
  unnamed: 'Unknown camp',
  remove: (camp: string) => `Remove ${camp} from favorites`,
  removed: (camp: string) => `${camp} was removed.`,
  undo: 'Undo',
  addNote: 'Add a note',
  compare: {
    heading: 'Compare',
    pick: (camp: string) => `Compare ${camp}`,
    label: 'Compare',
    none: 'Check two to four camps to see them side by side.',
    one: 'Check one more to compare.',
    action: (count: number) => `Compare ${count}`,
  },
} as const;
