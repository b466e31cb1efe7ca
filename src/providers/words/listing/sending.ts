/** Copy of sending the listing form, which comes after the page: its first part is nearly full. */
export const sendingCopy = {
  nothingToEdit:
    'This browser’s storage didn’t open, so we can’t find the listing you’re changing. Reload the page and try again.',
  sentElsewhere: {
    title: 'You sent this in another tab',
    description: 'What’s different here isn’t sent yet. Submit again to send it as a change.',
  },
} as const;
