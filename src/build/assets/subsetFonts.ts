import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Basic Latin, Latin-1, and the dashes, quotes, arrows and letters that listings use.
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…•·→←↑↓×−✓ŁłŚśžŽğışŞŒœ€™`;

const faces = [
  {
    from: 'node_modules/@fontsource/calistoga/files/calistoga-latin-400-normal.woff2',
    to: 'calistoga-400.woff2',
    options: {},
  },
  {
    from: 'node_modules/@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    to: 'nunito-sans-wght.woff2',
    options: { variationAxes: { wght: { min: 400, max: 900 } } },
  },
];

/** Writes the two typefaces of the site (68 kB, SIL Open Font License), reduced to the characters above. */
export async function subsetFonts(outDir: string): Promise<void> {
  await Promise.all(
    faces.map(async ({ from, to, options }) => {
      const subset = await subsetFont(await readFile(from), characters, {
        targetFormat: 'woff2',
        ...options,
      });
      await writeFile(join(outDir, to), subset);
    }),
  );
}
