import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const sets = {
  // What most pages have, with the accents of French and Spanish names.
  '': `${between(0x20, 0x7e)}\u00a0©·½×÷ÉÑáâèéêíñóúüç–—‘’“”•…←→−`,
  // All of Latin-1, arrows and letters that some listings use: fetched by the pages that have one of those that
  // are missing above (`unicode-range` in ui/fonts.css).
  '-more': `${between(0xa1, 0xff)}↑↓✓ŁłŚśžŽğışŞŒœ€™`,
};

/** All that the site's own fonts can write. */
export const shippedCharacters = Object.values(sets).join('');

// Widths of pairs and of figures, accents. Small caps and the like are never used.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const faces = [
  {
    from: 'node_modules/@fontsource/calistoga/files/calistoga-latin-400-normal.woff2',
    to: 'calistoga-400',
    options: {},
  },
  {
    from: 'node_modules/@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    to: 'nunito-sans-wght',
    options: { variationAxes: { wght: { min: 400, max: 900 } } },
  },
];

/** Writes the two typefaces of the site (SIL Open Font License), 38 kB for every page and 23 kB for a few. */
export async function subsetFonts(outDir: string): Promise<void> {
  for (const { from, to, options } of faces) {
    const font = await readFile(from);
    for (const [part, characters] of Object.entries(sets)) {
      const subset = await subsetFont(font, characters, {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        ...options,
      });
      await writeFile(join(outDir, `${to}${part}.woff2`), subset);
    }
  }
}
