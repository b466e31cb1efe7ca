import { describe, expect, it } from 'vitest';
import { isTooLarge, boundedSize } from './bounds.ts';
import { imageHead } from './imageHead.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const big32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const big16 = (value: number) => [value >>> 8, value & 0xff];
const little = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 0xff);

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n\u001a\n', big32(13), 'IHDR', big32(width), big32(height), [8, 6, 0, 0, 0]);
const webp = (chunk: string, ...rest: number[][]) =>
  bytes('RIFF', little(100, 4), 'WEBP', chunk, little(20, 4), ...rest, [0, 0, 0, 0]);
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  0,
  17,
  8,
  ...big16(height),
  ...big16(width),
  3,
];
const app1 = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];

describe('the head of a picture', () => {
  it.each([
    ['a PNG', png(300, 200), 'image/png'],
    [
      'a WebP of the first kind',
      webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], little(300, 2), little(200, 2)),
      'image/webp',
    ],
    ['a lossless WebP', webp('VP8L', [0x2f], little(299 | (199 << 14), 4)), 'image/webp'],
    [
      'a WebP with more in it',
      webp('VP8X', [0, 0, 0, 0], little(299, 3), little(199, 3)),
      'image/webp',
    ],
    ['a JPEG', bytes([0xff, 0xd8], frame(0xc0, 300, 200)), 'image/jpeg'],
    [
      'a JPEG of a phone',
      bytes([0xff, 0xd8], app1, [0xff], [0xff, 0xc4, 0, 3, 9], frame(0xc2, 300, 200)),
      'image/jpeg',
    ],
  ])('of %s', (_, file, type) => {
    expect(imageHead(file)).toEqual({ type, width: 300, height: 200 });
  });

  it('of a part of a larger buffer', () => {
    const file = bytes('xyz', [...png(300, 200)]).subarray(3);
    expect(imageHead(file)?.width).toBe(300);
  });

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>')],
    ['GIF', bytes('GIF89a', little(300, 2), little(200, 2), [0, 0, 0, 0, 0, 0, 0, 0])],
    ['HTML', bytes('<!doctype html><script>canary()</script>')],
    ['PDF', bytes('%PDF-1.7 and then some more of it')],
    ['PNG without a head', bytes([0x89], 'PNG\r\n\u001a\n', big32(13), 'tEXt', big32(1), big32(1))],
    ['an unknown WebP', webp('ALPH', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a JPEG cut off in its head', bytes([0xff, 0xd8], app1.slice(0, 5))],
    ['a JPEG that points behind its end', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0])],
    ['a JPEG with no marker where one must be', bytes([0xff, 0xd8, 0x00, 0x01, 0x02, 0x03])],
    ['nothing', bytes('')],
  ])('is none: %s', (_, file) => {
    expect(imageHead(file)).toBeNull();
  });
});

describe('a picture that is opened', () => {
  it.each([
    [8000, 5000, false],
    [8000, 5001, true],
    [12_001, 1, true],
    [16_000, 16_000, true],
    [0, 100, true],
  ])('%d x %d is too large: %s', (width, height, expected) => {
    expect(isTooLarge({ width, height })).toBe(expected);
  });

  it.each([
    [4000, 3000, 1024, 768],
    [800, 600, 800, 600],
    [12_000, 1, 1024, 1],
  ])('of %d x %d is kept as %d x %d', (width, height, expectedWidth, expectedHeight) => {
    expect(boundedSize({ width, height })).toEqual({
      width: expectedWidth,
      height: expectedHeight,
    });
  });
});
