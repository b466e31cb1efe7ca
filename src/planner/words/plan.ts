/** Copy of the planner: what all of its parts say. */
export const planCopy = {
  heading: 'My Schedule',
  kept: 'Kept on this phone.',
  keptSample: 'A sample. Nothing is kept.',
  notBackedUp: 'Not backed up yet',
  waiting: 'Loading your schedule',
  tools: {
    own: 'Add your own',
    handOver: 'Share',
    print: 'Print',
    undo: 'Take the last change back',
  },
  actions: {
    notSaved: 'Not saved',
    notKept: 'Your browser didn’t keep that. Try again.',
    notLoaded: 'Part of the planner didn’t load. Check your signal and try again.',
    full: 'This device is out of space. Maps and pictures can go; they come back.',
    makeRoom: 'Free it up',
    tryAgain: 'Try again',
    undoLabel: 'Undo',
    undo: { done: 'Taken back', nothing: 'Nothing to take back' },
    redo: { done: 'Done again', nothing: 'Nothing to do again' },
  },
} as const;
