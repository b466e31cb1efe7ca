import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureCuts } from './pagePicture.ts';

const folder = new URL('../../../public/pictures/pages/', import.meta.url);
const files = readdirSync(folder);

// Always after sunset, whatever the look.
const nightOnly = new Set(['home-evening']);

const cuts = Object.entries(pictureCuts).flatMap(([name, { widths, width, height }]) =>
  (nightOnly.has(name) ? ['dark'] : ['light', 'dark']).flatMap((look) =>
    widths.map((each) => ({
      file: `${name}-${look}-${each}.webp`,
      size: { width: each, height: Math.round((each * height) / width) },
    })),
  ),
);

test('has exactly the files that pages request', () => {
  expect(files.toSorted()).toEqual(cuts.map(({ file }) => file).toSorted());
});

test('has cuts of the declared size', async () => {
  for (const { file, size } of cuts) {
    const { width, height } = await sharp(new URL(file, folder).pathname).metadata();
    expect({ file, width, height }).toEqual({ file, ...size });
  }
});

// The service worker caches only the cut of 640 pixels, in place of the others (sw/toCache.ts).
test('has a 640 px cut of each picture in several widths', () => {
  const without = Object.entries(pictureCuts).filter(
    ([, { widths }]) => widths.length > 1 && !widths.some((width) => width === 640),
  );
  expect(without).toEqual([]);
});

test('keeps phone cuts within 26 kB', () => {
  const heavy = files
    .filter((file) => file.endsWith('-640.webp'))
    .map((file) => ({ file, bytes: statSync(new URL(file, folder)).size }))
    .filter(({ bytes }) => bytes > 26_000);
  expect(heavy).toEqual([]);
});
