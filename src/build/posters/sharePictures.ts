import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { loadFaces } from './loadFaces.ts';
import { outlineText } from './outlineText.ts';

/**
 * Writes the pictures that shared links of camps show, from their drawings (camps/screens/camp/poster). About 20 ms of
 * a core each, in threads beside the pages. `finish` waits for all of them.
 */
export async function sharePictures() {
  const faces = await loadFaces();
  const writing: Promise<unknown>[] = [];
  return {
    /** `drawing` is an SVG file, 1200 x 630 pixels. */
    write(drawing: string, file: string): void {
      writing.push(writeJpeg(outlineText(drawing, faces), file));
    },
    finish: () => Promise.all(writing),
  };
}

async function writeJpeg(svg: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A palette or WebP would be smaller and take five times as long; some networks read no WebP.
  await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 74 }).toFile(file);
}
