const counted = (count: number) => (count === 1 ? '1 new patch' : `${count} new patches`);

/** Copy of a child's sash, earned at camps. */
export const patchesCopy = {
  heading: (name: string) => `${name}’s sash`,
  /** With the name on the screen, with the initial on the picture. */
  fresh: (name: string, count: number) => `${name}: ${counted(count)}`,
  send: 'Send a picture',
  hint: 'Initial and patches only. No name, no camps.',
  file: (initial: string) => `${initial}-patches.png`,
} as const;
