import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { shippedCharacters } from '../assets/subsetFonts.ts';

/** The faces a poster is set in, at the one weight each has there (camps/screens/camp/poster). */
const files = {
  Calistoga: {
    from: 'node_modules/@fontsource/calistoga/files/calistoga-latin-400-normal.woff2',
    options: {},
  },
  'Nunito Sans': {
    from: 'node_modules/@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    options: { variationAxes: { wght: 750 } },
  },
};
export type FaceName = keyof typeof files;
export type Faces = Readonly<Record<FaceName, LoadedFace>>;

export type LoadedFace = {
  /** Whether it has a glyph for every character of the text. */
  covers: (text: string) => boolean;
  /** Advance of the shaped text in em. */
  widthOf: (text: string) => number;
  /** The outline of the shaped text: one `d` for each glyph, in font units with y upward, and where it stands. */
  glyphs: (text: string) => { d: string; x: number; y: number }[];
  unitsPerEm: number;
};

/** Loads both faces. HarfBuzz shapes their text as browsers do, so no fonts need to be installed. */
export async function loadFaces(): Promise<Faces> {
  const [calistoga, nunitoSans] = await Promise.all([
    loadFace(files.Calistoga),
    loadFace(files['Nunito Sans']),
  ]);
  return { Calistoga: calistoga, 'Nunito Sans': nunitoSans };
}

async function loadFace({ from, options }: (typeof files)[FaceName]): Promise<LoadedFace> {
  const sfnt = await subsetFont(await readFile(from), shippedCharacters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...options,
  });
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const font = new Font(face);
  const shaped = (text: string) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const unitsPerEm = face.upem;
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const d = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, d);
    return d;
  };
  return {
    unitsPerEm,
    covers: (text) => shaped(text).every(({ codepoint }) => codepoint !== 0),
    widthOf: (text) =>
      shaped(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / unitsPerEm,
    glyphs: (text) => {
      let pen = 0;
      return shaped(text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const x = pen + xOffset;
        pen += xAdvance;
        return { d: outlineOf(codepoint), x, y: yOffset };
      });
    },
  };
}
