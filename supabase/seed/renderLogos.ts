import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = 256;
// Drawings are 120 units wide; rendering at twice the size keeps curves smooth when scaled down.
const DENSITY = (72 * SIZE * 2) / 120;

/** Renders the logos of the sample camps: logos-src/*.svg to logos/*.webp, 256 px, transparent. */
export async function renderLogos(folder: string): Promise<void> {
  const [from, to] = [join(folder, 'logos-src'), join(folder, 'logos')];
  await mkdir(to, { recursive: true });
  const drawings = (await readdir(from)).filter((name) => name.endsWith('.svg')).toSorted();
  for (const name of drawings) {
    await sharp(await readFile(join(from, name)), { density: DENSITY })
      .resize(SIZE, SIZE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 88, alphaQuality: 95, effort: 6 })
      .toFile(join(to, name.replace(/\.svg$/, '.webp')));
  }
}
