/** tall: a sheet for the fridge, with a QR code. wide: the picture of a shared link, which needs no code. */
export type PosterShape = 'tall' | 'wide';

/** Two arrangements of the same elements. All sizes here are in pixels. */
export const posterSizes = {
  tall: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 630 },
} as const;

export const posterLayouts = {
  tall: {
    art: { x: 40, y: 40, width: 1000, height: 904, round: 34 },
    rise: 1,
    sun: { across: 0.7, up: 372, r: 96 },
    text: { x: 100, y: 96, width: 880 },
    flag: 34,
    name: { sizes: [124, 112, 100, 90, 80, 70, 62, 54], most: 4, height: 352 },
    theme: { sizes: [40, 36, 33], most: 2 },
    patches: { x: 92, size: 116, from: 'left' },
    facts: { x: 100, y: 1006, width: 620, height: 278, sizes: [44, 41, 38, 35, 32, 29, 26, 23] },
    sample: { x: 100, y: 1322, size: 21 },
    code: { right: 1040, y: 966, size: 248 },
    brand: { right: 1030, y: 1286, size: 50 },
  },
  wide: {
    art: { x: 18, y: 18, width: 1164, height: 486, round: 26 },
    rise: 0.56,
    sun: { across: 0.79, up: 236, r: 84 },
    text: { x: 66, y: 42, width: 730 },
    flag: 26,
    name: { sizes: [90, 82, 74, 66, 58, 50, 43], most: 3, height: 186 },
    theme: { sizes: [32, 29, 26, 23], most: 1 },
    patches: { x: 1140, size: 84, from: 'right' },
    facts: { x: 66, y: 516, width: 850, height: 82, sizes: [31, 28, 25, 22] },
    sample: { x: 66, y: 619, size: 17 },
    code: null,
    brand: { right: 1142, y: 600, size: 46 },
  },
} as const;
export type PosterLayout = (typeof posterLayouts)[PosterShape];
