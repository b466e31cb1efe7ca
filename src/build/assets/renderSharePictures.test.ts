import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutText } from '../../camps/screens/camp/poster/svgText.ts';
import { readSprite } from '../posters/readSprite.ts';
import { renderSharePictures, sharePages, shareText } from './renderSharePictures.ts';

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

// Else: npm run assets -- share
test('has each picture as its words and its drawing are now', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'share-'));
  await renderSharePictures(fresh);
  for (const { as } of sharePages) {
    const [saved, now] = await Promise.all([
      pixels(`${folder}/${as}.jpg`),
      pixels(`${fresh}/share/${as}.jpg`),
    ]);
    let others = 0;
    for (let y = 0; y < SIZE.height; y += 2) {
      for (let x = 0; x < SIZE.width; x += 2) {
        if (Math.abs((saved(x, y)[1] ?? 0) - (now(x, y)[1] ?? 0)) > 60) others += 1;
      }
    }
    // Another release of the JPEG encoder moves some pixels of an edge; one letter is over 100.
    expect(others, `${as}: pixels that differ`).toBeLessThan(40);
  }
  rmSync(fresh, { recursive: true });
});
