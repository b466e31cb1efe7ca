/** Copy of the filter of camps with room; the labels of its chip stand with the others. */
export const roomFilterCopy = {
  hint: 'Camps that said so in the last 7 days. Waitlists and full camps are hidden.',
  /** '12 camps have room. 31 don’t say.' */
  counted: (count: number, unsaid: number) =>
    `${count === 1 ? '1 camp has' : `${count} camps have`} room. ${unsaid} ${unsaid === 1 ? 'doesn’t' : 'don’t'} say.`,
  showUnsaid: 'Show those, too',
} as const;
