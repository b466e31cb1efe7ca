import sharp from 'sharp';
import type { Rgb } from '../../contrast/color.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** How far a compressed picture may be off in each channel. */
const NOISE = 12;

export type Pixels = { data: Buffer; width: number };

export async function pixelsOf(screenshot: Buffer): Promise<Pixels> {
  const raw = sharp(screenshot).removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** Of a part of a picture: the one or two colors it is made of, and the share of what is neither. */
export function flatColors({ data, width }: Pixels, box: Box) {
  const counts = new Map<number, number>();
  const right = Math.min(width, Math.floor(box.x + box.width));
  for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y++) {
    for (let x = Math.ceil(box.x); x < right; x++) {
      const key = data.readUIntBE((y * width + x) * 3, 3);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const colors = Array.from(counts, ([key, count]) => ({ color: colorOf(key), count }));
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  const groups: { color: Rgb; count: number }[] = [];
  for (const { color, count } of colors.toSorted((a, b) => b.count - a.count)) {
    const group = groups.find((one) => distance(one.color, color) <= NOISE);
    if (group) group.count += count;
    else groups.push({ color, count });
  }
  const flat = groups
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .filter(({ count }) => count / total > 0.001)
    .map(({ color }) => color);
  const other = groups
    .filter(({ color }) => !isBetween(color, flat))
    .reduce((sum, { count }) => sum + count, 0);
  return { flat, other: other / total };
}

const colorOf = (key: number): Rgb => [key >> 16, (key >> 8) & 255, key & 255];

const distance = (a: Rgb, b: Rgb) =>
  Math.max(...a.map((part, channel) => Math.abs(part - (b[channel] ?? 0))));

/** The edge of one color on the other is smooth, so it has every mixture of the two. */
function isBetween(color: Rgb, [a, b = a]: readonly Rgb[]): boolean {
  if (a === undefined || b === undefined) return false;
  for (let step = 0; step <= 16; step++) {
    const [r = 0, g = 0, blue = 0] = a.map(
      (part, at) => part + (((b[at] ?? 0) - part) * step) / 16,
    );
    if (distance([r, g, blue], color) <= NOISE) return true;
  }
  return false;
}
