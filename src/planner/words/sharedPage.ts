/** Copy of the page of a link, apart from the plan: it shows before the plan is read. */
export const sharedPageCopy = {
  made: 'Made with Camply. Plan your own school breaks at',
  opening: 'Opening the plan…',
  takenBack: {
    heading: 'This link was taken back',
    text: 'Or it expired. Ask the person who sent it for a new one.',
  },
  removed: {
    heading: 'It’s removed from this device',
    text: 'To see it again, open the link.',
  },
  unsent: {
    heading: 'This wasn’t sent',
    text: 'Nobody else has it. You can copy it, and tell them yourself.',
    remove: 'Remove it from this device',
  },
  none: {
    heading: 'No shared plan here',
    text: 'There’s none on this device. Open the link again, or ask the person who sent it.',
  },
  cutOff: {
    heading: 'Part of the link is missing',
    text: 'The end of the link holds the key. Some mail programs cut it off. Copy the whole link, up to the last letter, and open it again.',
  },
  noSignal: {
    heading: 'No signal yet',
    text: 'This plan hasn’t been opened on this device before. It’ll load once you’re online.',
  },
  noStorage: {
    heading: 'This device couldn’t save the plan',
    text: 'Its storage is full or didn’t answer. Free up some space, then try again.',
  },
  again: 'Try again',
} as const;
