import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const drawing = 'src/build/assets/art/icon.svg';
// Filled to the edges: the system cuts its own shape out of it.
const maskable = 'src/build/assets/art/icon-maskable.svg';

const icons = [
  { from: drawing, to: 'icon-192.png', size: 192 },
  { from: drawing, to: 'icon-512.png', size: 512 },
  { from: maskable, to: 'icon-maskable-192.png', size: 192 },
  { from: maskable, to: 'icon-maskable-512.png', size: 512 },
  // iOS rounds the corners itself and paints transparent ones black.
  { from: maskable, to: 'apple-touch-icon.png', size: 180 },
];

/** Renders every icon from its SVG. */
export async function renderIcons(folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const { from, to, size } of icons) {
    await writeFile(join(folder, 'icons', to), await png(from, size));
  }
  await writeFile(join(folder, 'icons/favicon.svg'), await readFile(drawing));
  await writeFile(join(folder, 'favicon.ico'), icoOf(await png(drawing, 32), 32));
}

const png = (from: string, size: number) =>
  sharp(from, { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** One PNG inside the ICO envelope, for browsers that only request /favicon.ico. */
function icoOf(image: Buffer, size: number): Buffer {
  const envelope = Buffer.alloc(22);
  envelope.writeUInt16LE(1, 2); // kind: icon
  envelope.writeUInt16LE(1, 4); // number of images
  envelope.writeUInt8(size, 6);
  envelope.writeUInt8(size, 7);
  envelope.writeUInt16LE(1, 10); // color planes
  envelope.writeUInt16LE(32, 12); // bits per pixel
  envelope.writeUInt32LE(image.length, 14);
  envelope.writeUInt32LE(envelope.length, 18);
  return Buffer.concat([envelope, image]);
}
