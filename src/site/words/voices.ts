/**
 * SAMPLES, invented: the letters and the founder's story. The operator replaces them here, and takes
 * away each `note` (null) once its words are true.
 */
export const letters: { note: string | null; list: readonly Letter[] } = {
  note: 'Sample letters. Yours could go here.',
  list: [
    {
      text: 'I planned all of fall break in the school pick-up line. Two kids, five days, no spreadsheet.',
      from: 'Mom of two',
      town: 'Decatur',
      stamp: 'decatur',
    },
    {
      text: 'We were driving through the mountains with no signal. I still found her a pottery week.',
      from: 'Dad of one',
      town: 'Marietta',
      stamp: 'marietta',
    },
  ],
};

/** `stamp` names the drawn stamp of a town; a letter from elsewhere has none. */
export type Letter = {
  text: string;
  from: string;
  town: string;
  stamp: 'decatur' | 'marietta' | null;
};

export const founder = {
  note: 'Sample story.' as string | null,
  heading: 'It began at a kitchen table',
  story: (brand: string): readonly string[] => [
    'One school break, three calendars, and a spreadsheet with so many colors that nobody dared touch it. Our founder, a working parent in Atlanta, had built a better camp finder for one family than anything online.',
    `Then a neighbor asked for a copy. Then the neighbor’s whole class did. ${brand} is that spreadsheet, grown up: kept current by hand, made for tired thumbs, and free to browse.`,
  ],
  sign: 'From our kitchen to yours',
};
