import { JSDOM } from 'jsdom';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { type PosterFacts, posterFacts } from '#camps/screens/camp/poster/posterFacts.ts';
import { type PosterShape, posterSizes } from '#camps/screens/camp/poster/posterLayout.ts';
import { posterSvg } from '#camps/screens/camp/poster/posterSvg.ts';
import { lineWidth } from '#camps/screens/camp/poster/setText.ts';
import { withoutText } from '#camps/screens/camp/poster/svgText.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campsOf, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { type Faces, loadFaces } from '../../src/build/posters/loadFaces.ts';
import { letterWidths } from '../../src/build/posters/measureLetters.ts';
import { outlineText } from '../../src/build/posters/outlineText.ts';
import { readSprite } from '../../src/build/posters/readSprite.ts';
import written from '../../src/camps/screens/camp/poster/letterWidths.json' with { type: 'json' };

const season = calendarSeason('fall', 2025);
const factsOf = (camp: Camp): PosterFacts => posterFacts({ camp, season }, '2025-09-01');
const shapes: readonly PosterShape[] = ['tall', 'wide'];

let sprite: (id: string) => string;
let faces: Faces;
let posters: { shape: PosterShape; camp: Camp; svg: string }[];
beforeAll(async () => {
  sprite = await readSprite();
  posters = shapes.flatMap((shape) =>
    camps.map((camp) => ({ shape, camp, svg: posterOf(camp, shape) })),
  );
  faces = await loadFaces();
});

const posterOf = (camp: Camp, shape: PosterShape) => posterSvg(factsOf(camp), shape, { sprite });

const unusual: Partial<Camp>[] = [
  {},
  { datesText: null, days: null, hours: null, price: null, ageMin: null, ageMax: null },
  { city: null, streetAddress: null, zipCode: null, datesText: null, days: null, theme: '' },
  {
    providerName:
      'The Very Long And Entirely Unabbreviated Metropolitan Atlanta Academy of '.repeat(4),
  },
  { providerName: 'Donaudampfschifffahrtsgesellschaftskapitänskajütentür'.repeat(3) },
  { providerName: '亚特兰大夏令营中文学校'.repeat(6), theme: '绘画、音乐'.repeat(30) },
  { providerName: '👨‍👩‍👧‍👦🏕️'.repeat(30), price: '💸'.repeat(60) },
  { providerName: 'Łódź <b>&amp;</b> "Śnieg" ]]> \u0000\uD800', theme: '\u0007<svg onload=x>' },
  { datesText: 'Every other Tuesday unless it rains, '.repeat(20), days: null },
  { hours: 'drop-off from eight, pick-up whenever '.repeat(9), price: 'it depends on '.repeat(20) },
  { id: 'x'.repeat(700) },
];

/** Strangers' texts of any length, out of what listings hold. */
function someTexts(seed: number): Partial<Camp> {
  const { below, pick, chance } = seeded(seed);
  const words = ['Camp', 'i', 'MWMWMWMW', 'Élan', '漢字', '😀', '&', '$1,250', 'pottery', 'Łódź'];
  const text = (most: number) =>
    Array.from({ length: below(most) }, () => pick(words)).join(chance(0.8) ? ' ' : '');
  return {
    id: `camp-${seed}`,
    providerName: text(24) || 'X',
    theme: text(30),
    hours: text(16),
    price: text(16),
    datesText: text(40),
    days: null,
    city: text(8),
  };
}

const camps: Camp[] = [
  ...campsOf(manyCamps(80, 3)),
  ...unusual.map((fields) => aCamp(fields)),
  ...Array.from({ length: 100 }, (_, seed) => aCamp(someTexts(seed))),
];

/** The lines of text of a poster, as wide as they are at most (see below). */
function linesOf(svg: string) {
  return withoutText(svg).lines.map(({ text: words, family, size, x, y }) => {
    const [face = ''] = family.split(',');
    if (face !== 'Calistoga' && face !== 'Nunito Sans') throw new Error(`unknown face ${face}`);
    return { words, size, x, y, right: x + lineWidth(words, face) * size };
  });
}

describe('a poster', () => {
  test('fits the text of any camp on the paper without overlaps', () => {
    const problems: string[] = [];
    for (const { shape, camp, svg } of posters) {
      const { width, height } = posterSizes[shape];
      const [margin, land] = shape === 'tall' ? [40, 640] : [18, 340];
      const lines = linesOf(svg);
      if (lines.length < 2) problems.push(`${camp.id} says nothing`);
      const column = lines.filter(({ x }) => x === lines[0]?.x).toSorted((a, b) => a.y - b.y);
      for (const { words, x, y, size, right } of lines) {
        const top = y - size * 0.75;
        const isInside =
          x > margin && right < width - margin && top > margin && y + size * 0.22 < height;
        if (!isInside) problems.push(`${shape} ${camp.id}: ${words} leaves the paper`);
        if (y > land && y < height * 0.72)
          problems.push(`${shape} ${camp.id}: ${words} is on the land`);
      }
      for (const [at, { y, words }] of column.entries()) {
        const below = column[at + 1];
        if (below !== undefined && below.y - y <= below.size * 0.9)
          problems.push(`${shape} ${camp.id}: ${words} meets ${below.words}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('is a self-contained file without links, scripts or variables', () => {
    for (const { svg } of posters) {
      expect(svg).not.toMatch(/var\(|<use|<script|href=|undefined|NaN/);
    }
  });

  test('is well-formed for any listing', () => {
    const { DOMParser } = new JSDOM('').window;
    for (const fields of unusual) {
      const file = new DOMParser().parseFromString(
        posterOf(aCamp(fields), 'wide'),
        'image/svg+xml',
      );
      expect(file.documentElement.tagName).toBe('svg');
    }
  });

  test('yields its text, and nothing else, for a canvas', () => {
    const { drawing, lines } = withoutText(
      posterOf(aCamp({ providerName: 'A <b> & "c"' }), 'tall'),
    );
    expect(lines[1]).toMatchObject({ text: 'A <b> & "c"', family: 'Calistoga, Georgia, serif' });
    expect(drawing).not.toContain('<text');
    expect(drawing.match(/<path/g)?.length).toBeGreaterThan(20);
  });

  test('is equal for equal camps', () => {
    expect(posterOf(aCamp(), 'tall')).toBe(posterOf({ ...aCamp() }, 'tall'));
  });
});

describe('the QR code', () => {
  test.each([
    ['a plain camp', {}],
    ['an id that must be escaped', { id: 'Ünï cämp/42' }],
    ['a long id', { id: 'sunday-school-and-soccer-'.repeat(8) }],
  ])('of %s is read back from the picture as the address of its page', async (_, fields) => {
    const camp = aCamp(fields);
    const svg = outlineText(posterOf(camp, 'tall'), faces);
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(`https://camply.example/camps/${encodeURIComponent(camp.id)}`);
  });

  test('is dark on white with four light modules on each side', async () => {
    const { data, info } = await sharp(Buffer.from(posterOf(aCamp(), 'tall')))
      .extract({ left: 760, top: 960, width: 300, height: 270 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = [...data].flatMap((value, at) => (value < 80 ? [at] : []));
    const columns = dark.map((at) => at % info.width);
    // The code ends at 1040; its modules are six pixels wide.
    expect(760 + Math.max(...columns)).toBe(1040 - 4 * 6 - 1);
  });
});

describe('measuring without fonts', () => {
  test('uses the stored widths of the fonts (npm run assets -- letters)', async () => {
    expect(written).toEqual(await letterWidths());
  });

  test('measures each line closely', () => {
    for (const { providerName, theme } of campsOf(manyCamps(60, 5))) {
      for (const face of ['Calistoga', 'Nunito Sans'] as const) {
        for (const words of [providerName, theme]) {
          const real = faces[face].widthOf(words);
          expect(real).toBeLessThanOrEqual(lineWidth(words, face));
          expect(real).toBeGreaterThan(lineWidth(words, face) * 0.85);
        }
      }
    }
  });
});

test('draws outlines in place of text and keeps text that the fonts lack', () => {
  const svg = outlineText(posterOf(aCamp({ providerName: '漢字 Camp' }), 'wide'), faces);
  expect(linesOf(svg).map(({ words }) => words)).toEqual(['漢字 Camp']);
  expect(svg).toMatch(/<g fill="#102b25" transform="translate\([\d.]+ [\d.]+\) scale\(/);
});
