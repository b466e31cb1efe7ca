/** Copy of the family's own list of camps. */
export const savedCopy = {
  heading: 'Your favorites',
  lead: 'Camps you’ve hearted, with your notes. Saved on this device and never shared. Clearing site data removes them.',
  schedule: 'My Schedule: which days off are covered',
  waiting: 'Loading your favorites',
  empty: {
    heading: 'No favorites yet',
    text: 'Heart a camp, and it’s here, online or off.',
    action: 'Browse camps',
  },
  sash: {
    heading: 'Your sash',
    none: 'Your sash is still plain. Every camp you heart sews on its patches.',
    patches: (count: number, names: string) =>
      `${count === 1 ? '1 patch' : `${count} patches`}: ${names}`,
  },
  remove: (camp: string) => `Remove ${camp} from favorites`,
  removed: (camp: string) => `Removed ${camp}.`,
  undo: 'Undo',
  addNote: 'Add a note',
  plan: 'Plan',
  compare: {
    heading: 'Compare',
    label: 'Compare',
    one: 'Check one more to compare.',
    most: 'Four camps fit side by side.',
    action: (count: number) => `Compare ${count}`,
  },
} as const;
