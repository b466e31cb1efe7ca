import type { LogoType } from './logoAnswer.ts';

/** What the first bytes of a file say; sizes in pixels, as stored (before EXIF turns it). */
export type ImageHead = { type: LogoType; width: number; height: number };

/** Enough for the size of a photo whose camera has written a preview before it. */
export const HEAD_BYTES = 256 * 1024;

/** Reads the head of a JPEG, PNG or WebP without decoding. Returns null for anything else, or for too few bytes. */
export function imageHead(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngHead(view) ?? webpHead(view) ?? jpegHead(view);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const says = (view: DataView, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

function pngHead(view: DataView): ImageHead | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (!says(view, 12, 'IHDR')) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function webpHead(view: DataView): ImageHead | null {
  if (!says(view, 0, 'RIFF') || !says(view, 8, 'WEBP')) return null;
  const type = 'image/webp';
  if (says(view, 12, 'VP8X')) {
    // Both less one, in 24 bits.
    const width = (view.getUint32(24, true) & 0xffffff) + 1;
    return { type, width, height: (view.getUint32(26, true) >>> 8) + 1 };
  }
  if (says(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!says(view, 12, 'VP8 ')) return null;
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { type, width: side(26), height: side(28) };
}

/** Markers that carry no length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Start of a frame, which contains the size; in between are DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(view: DataView): ImageHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A byte of padding, a bare marker, or a segment with its length.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
}
