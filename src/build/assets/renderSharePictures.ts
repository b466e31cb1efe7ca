import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const size = { width: 1200, height: 630 };
const pages = [
  { page: 'about', position: 'right' },
  { page: 'contact', position: 'centre' },
  { page: 'spring', position: 'centre' },
  { page: 'break-winter', position: 'right', as: 'winter' },
  { page: 'break-summer', position: 'right', as: 'summer' },
  { page: 'breaks', position: 'right' },
];

/**
 * Cuts what a shared link shows from the pages' own day pictures, as JPEGs every network reads. The
 * results are committed in public/share; after a new picture:
 * node -e "import('../src/build/assets/renderSharePictures.ts').then((m) => m.renderSharePictures())"
 */
export async function renderSharePictures(): Promise<void> {
  await mkdir('public/share', { recursive: true });
  await Promise.all(
    pages.map(({ page, position, as = page }) =>
      sharp(`public/pictures/pages/${page}-light-1920.webp`)
        .resize({ ...size, fit: 'cover', position })
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(`public/share/${as}.jpg`),
    ),
  );
}
