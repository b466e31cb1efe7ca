/** What a picture may weigh as a file, and how large it may be when it is opened. */
export const MOST_BYTES = 5 * 1024 * 1024;
/** A few kilobytes can claim a gigabyte of pixels. */
export const MOST_PIXELS = 40_000_000;
export const MOST_SIDE = 12_000;

/** The longest side of a saved logo, in pixels: sharp on a card of any screen. */
export const SAVED_SIDE = 1024;

type Size = { width: number; height: number };

export const isTooLarge = ({ width, height }: Size): boolean =>
  width < 1 ||
  height < 1 ||
  width > MOST_SIDE ||
  height > MOST_SIDE ||
  width * height > MOST_PIXELS;

/** The same shape within SAVED_SIDE; never larger than it was. */
export function boundedSize({ width, height }: Size): Size {
  const scale = Math.min(1, SAVED_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
