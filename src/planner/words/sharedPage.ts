/** Copy of the page of a link, apart from the plan: it stands before the plan is read. */
export const sharedPageCopy = {
  made: 'Made with Camply. Plan your own school breaks at',
  opening: 'Opening the plan…',
  takenBack: {
    heading: 'This link was taken back',
    text: 'Or it ran out. Ask the person who sent it for a new one.',
  },
  removed: {
    heading: 'It’s removed from this phone',
    text: 'To see it again, open the link.',
  },
  unsent: {
    heading: 'This wasn’t sent',
    text: 'Nobody else has it. You can copy it, and tell them yourself.',
    remove: 'Remove it from this phone',
  },
  none: {
    heading: 'No shared plan here',
    text: 'This phone doesn’t keep one. Open the link again, or ask the person who sent it.',
  },
  cutOff: {
    heading: 'Part of the link is missing',
    text: 'The end of the link holds the key. Some mail programs cut it off. Copy the whole link, up to the last letter, and open it again.',
  },
  noSignal: {
    heading: 'No signal yet',
    text: 'This plan hasn’t been opened on this phone before. It loads as soon as there’s a connection.',
  },
  noStorage: {
    heading: 'This phone couldn’t keep the plan',
    text: 'Its storage is full, or doesn’t answer. Make some room, then try again.',
  },
  again: 'Try again',
} as const;
