/** 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Of two `#rrggbb`: 1 (the same) to 21 (black on white), as WCAG 2.2 defines it. */
export const contrastRatio = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other));

export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How different two colors look: the distance in OKLab, where black and white are 1 apart. Contrast knows light
 * and dark only, and cannot tell a blue card from a green one.
 */
export function colorDistance(one: string, other: string): number {
  const from = okLab(one);
  return Math.hypot(...okLab(other).map((value, at) => value - (from[at] ?? 0)));
}

const linear = (color: Rgb) =>
  color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

// https://bottosson.github.io/posts/oklab
function okLab(hex: string): number[] {
  const rgb = linear(rgbOf(hex));
  const cones = mix(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return mix(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt),
  );
}

const mix = (rows: readonly (readonly number[])[], values: readonly number[]) =>
  rows.map((row) => row.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0));
