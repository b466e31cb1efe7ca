/** Copy about a chosen logo: why it was rejected, or how it is saved. */
export const logoCopy = {
  problems: {
    empty: 'That file is empty. Choose another one',
    bytes: 'File size must be less than 5MB',
    kind: 'Only .jpg, .jpeg, .png and .webp formats are supported',
    pixels:
      'That picture is too large to open: 12,000 pixels a side at most, and 40 million in all',
    broken: 'That picture can’t be opened. Save it again, or choose another one',
    metadata:
      'Your browser can’t shrink pictures, and this file may say where it was taken. Save it as a PNG',
    unready: 'We can’t check logos right now. Check your connection and choose it again',
  },
  kept: 'saved on this device',
  sent: 'sent before',
  yours: 'Your logo',
  alt: 'Your logo',
  remove: 'Remove',
  without: 'Continue without a logo',
  earlier: 'Keep the earlier logo',
} as const;
