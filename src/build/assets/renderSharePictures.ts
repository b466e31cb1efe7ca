import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const pages = [
  { page: 'about', position: 'right', width: 1920 },
  { page: 'contact', position: 'centre' },
  { page: 'spring', position: 'centre' },
  { page: 'break-winter', position: 'right', as: 'winter' },
  { page: 'break-summer', position: 'right', as: 'summer' },
  { page: 'breaks', position: 'right' },
];

/** Crops what a shared link shows from the pages' own light pictures, as JPEGs that every network reads. */
export async function renderSharePictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'share'), { recursive: true });
  await Promise.all(
    pages.map(({ page, position, as = page, width = 2400 }) =>
      sharp(join(folder, `pictures/pages/${page}-light-${width}.webp`))
        .resize({ ...SIZE, fit: 'cover', position })
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(join(folder, `share/${as}.jpg`)),
    ),
  );
}
