import sharp from 'sharp';

export type Color = readonly [red: number, green: number, blue: number];
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
  const groups: { color: Color; count: number }[] = [];
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

const colorOf = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];

const distance = (a: Color, b: Color) =>
  Math.max(...a.map((part, channel) => Math.abs(part - (b[channel] ?? 0))));

/** The edge of one color on the other is smooth, so it has every mixture of the two. */
function isBetween(color: Color, [a, b = a]: readonly Color[]): boolean {
  if (a === undefined || b === undefined) return false;
  for (let step = 0; step <= 16; step++) {
    const [r = 0, g = 0, blue = 0] = a.map(
      (part, at) => part + (((b[at] ?? 0) - part) * step) / 16,
    );
    if (distance([r, g, blue], color) <= NOISE) return true;
  }
  return false;
}

/** Of two colors (WCAG 2.2, contrast ratio). */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
