// Draws the camp logos: logos-src/*.svg to logos/*.webp, 256 px, transparent.
// Run by hand after changing a drawing: node supabase/seed/renderLogos.ts
// The pictures are kept in git, so that starting the app needs no image library.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = 256;
// Drawings are 120 units wide; twice the needed density keeps curves smooth when scaled down.
const DENSITY = (72 * SIZE * 2) / 120;

export async function renderLogos(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const drawings = (await readdir(from)).filter((name) => name.endsWith('.svg')).toSorted();
  for (const name of drawings) {
    await sharp(await readFile(join(from, name)), { density: DENSITY })
      .resize(SIZE, SIZE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 88, alphaQuality: 95, effort: 6 })
      .toFile(join(to, name.replace(/\.svg$/, '.webp')));
  }
  return drawings;
}

if (import.meta.main) {
  const drawn = await renderLogos(
    join(import.meta.dirname, 'logos-src'),
    join(import.meta.dirname, 'logos'),
  );
  console.log(`${drawn.length} logos drawn.`);
}
