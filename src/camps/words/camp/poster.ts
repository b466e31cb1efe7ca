/** Copy of a camp's poster. */
export const posterCopy = {
  title: 'Pass it on',
  text: 'For the class chat, the fridge or the neighbors’ door. The QR code opens this camp’s page.',
  alt: (words: readonly string[]) => `Poster: ${words.filter(Boolean).join('. ')}.`,
  send: 'Send',
  save: 'Save Picture',
  print: 'Print',
  drawing: 'Drawing the poster',
  saved: 'Picture saved',
  savedDetail: 'It’s in your downloads.',
  failed: 'Couldn’t draw the poster',
  failedDetail: 'Close this and try again. The link to the page still works: use Share.',
} as const;
