/** Copy of the planner: what all of its parts say. */
export const planCopy = {
  heading: 'My Schedule',
  kept: 'Saved on this device.',
  keptSample: 'Just a sample. Nothing is saved.',
  notBackedUp: 'Not backed up yet',
  waiting: 'Loading your plan',
  noChild: {
    text: 'Add a child and their days off in My Schedule first.',
    action: 'Go to My Schedule',
  },
  tools: {
    own: 'Add your own',
    handOver: 'Share',
    print: 'Print',
    undo: 'Undo',
  },
  actions: {
    notSaved: 'Not saved',
    notKept: 'Your browser didn’t save that. Try again.',
    notLoaded: 'Part of the planner didn’t load. Check your connection and try again.',
    full: 'This device is out of space. Clear maps and pictures; they download again.',
    makeRoom: 'Free it up',
    tryAgain: 'Try again',
    undoLabel: 'Undo',
    undo: { done: 'Undone', nothing: 'Nothing to undo' },
    redo: { done: 'Redone', nothing: 'Nothing to redo' },
  },
} as const;
