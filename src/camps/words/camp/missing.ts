/** Copy for a camp that does not exist, or is not loaded yet. Loaded with the parts that show it. */
export const goneCopy = {
  heading: 'This camp isn’t on our list',
  text: 'It may have been removed, or the link is incomplete.',
  named: (name: string) =>
    `${name} was removed from the list. Your note is still saved on this device.`,
  browse: 'Browse camps',
  favorites: 'Your favorites',
} as const;

export const waitingText = 'Loading the camp';
