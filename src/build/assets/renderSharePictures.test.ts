import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutText } from '../../camps/screens/camp/poster/svgText.ts';
import { readSprite } from '../posters/readSprite.ts';
import { sharePages, shareText } from './renderSharePictures.ts';

const folder = 'public/share';
const SIZE = { width: 1200, height: 630 };

async function pixels(source: string | Buffer) {
  const { data, info } = await sharp(source)
    .resize(SIZE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

test('has a file of 1200 x 630 pixels and at most 120 kB for each page', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    sharePages.map(({ as }) => `${as}.jpg`).toSorted(),
  );
  const sizes: number[] = [];
  for (const { as } of sharePages) {
    const { width, height } = await sharp(`${folder}/${as}.jpg`).metadata();
    expect({ as, width, height }).toEqual({ as, ...SIZE });
    sizes.push(statSync(`${folder}/${as}.jpg`).size);
  }
  expect(Math.max(...sizes)).toBeLessThan(120_000);
});

test('has no picture with a black corner', async () => {
  for (const { as } of sharePages) {
    const at = await pixels(`${folder}/${as}.jpg`);
    for (const x of [0, SIZE.width - 1]) {
      for (const y of [0, SIZE.height - 1]) {
        expect(Math.max(...at(x, y)), `${as} at ${x}, ${y}`).toBeGreaterThan(40);
      }
    }
  }
});

test('sets the name, the headline and the subject on each picture', async () => {
  const sprite = await readSprite();
  for (const { headline } of sharePages) {
    const [brand, ...lines] = withoutText(shareText(headline, sprite)).lines.map(
      ({ text }) => text,
    );
    expect(brand).toBe('Camply');
    expect(lines.join(' ')).toBe(`${headline} Atlanta school-break camps`);
  }
});

// npm run assets -- share, after a headline has changed.
test('has the words of each page, in ink, where they are set', async () => {
  const sprite = await readSprite();
  for (const { as, headline } of sharePages) {
    const at = await pixels(`${folder}/${as}.jpg`);
    for (const { text, x, y, size } of withoutText(shareText(headline, sprite)).lines) {
      const row = Array.from({ length: Math.round(size * 3) }, (_, step) =>
        at(Math.round(x) + step, Math.round(y - size * 0.3)),
      );
      const dark = row.filter((pixel) => Math.max(...pixel) < 90);
      expect(dark.length, `${as}: ${text}`).toBeGreaterThan(size * 0.4);
    }
  }
});
