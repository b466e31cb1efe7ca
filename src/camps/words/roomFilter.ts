/** Copy of the filter of camps with room; the labels of its chip stand with the others. */
export const roomFilterCopy = {
  hint: 'Camps that told us so in the last 7 days. Waitlists and full camps are hidden.',
  /** '12 camps have room. We don’t know about 31.' */
  counted: (count: number, unsaid: number) =>
    `${count === 1 ? '1 camp has' : `${count} camps have`} room. We don’t know about ${unsaid}.`,
  showUnsaid: 'Show those, too',
} as const;
