const counted = (count: number) => (count === 1 ? '1 new patch' : `${count} new patches`);

/** Copy of a child's sash, earned at camps. */
export const patchesCopy = {
  heading: (name: string) => `${name}’s sash`,
  counted,
  /** Of the picture, which has no name. */
  fresh: (initial: string, count: number) => `${initial}: ${counted(count)}`,
  send: 'Send a picture',
  hint: 'Initial and patches only. No name, no camps.',
  file: (initial: string) => `${initial}-patches.png`,
} as const;
