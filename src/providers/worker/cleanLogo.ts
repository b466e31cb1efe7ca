import { isTooLarge, boundedSize, MOST_BYTES } from './bounds.ts';
import { HEAD_BYTES, imageHead, type ImageHead } from './imageHead.ts';
import type { LogoAnswer, LogoType } from './logoAnswer.ts';

/**
 * Prepares the logo to save: identified by its bytes and not by its name, bounded before it is decoded, turned upright,
 * shrunk and encoded anew. So nothing else of the file is left: no location of a photo, and no second meaning.
 */
export async function cleanLogo(file: Blob): Promise<LogoAnswer> {
  if (file.size > MOST_BYTES) return { refused: 'bytes' };
  const head = imageHead(await bytesOf(file.slice(0, HEAD_BYTES)));
  if (head === null) return { refused: 'kind' };
  if (isTooLarge(head)) return { refused: 'pixels' };
  const whole = await decoded(file, head);
  if (whole === null) return { refused: 'broken' };
  // The size that the file's header claims.
  if (isTooLarge(whole)) return { refused: 'pixels' };
  const size = boundedSize(whole);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (pen === null || !keepsPixels(pen)) return original(file, head);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, size.width, size.height);
  whole.close();
  const written = await encoded(canvas, head.type === 'image/png' || isSeeThrough(pen, size));
  const type = typeOf(written);
  if (type === null) return original(file, head);
  if (written.size > MOST_BYTES) return { refused: 'bytes' };
  return { type, bytes: await written.arrayBuffer(), ...size };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Under the type of its bytes: as a file the browser would believe the name. Null when it cannot be opened. */
async function decoded(file: Blob, { type }: ImageHead): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file.slice(0, file.size, type), {
      imageOrientation: 'from-image',
    });
  } catch {
    return null;
  }
}

/** Browsers that resist fingerprinting return noise instead of the drawn pixels. */
function keepsPixels(pen: OffscreenCanvasRenderingContext2D): boolean {
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  pen.clearRect(0, 0, 1, 1);
  return red === 255 && green === 0 && blue === 0 && alpha === 255;
}

type Size = { width: number; height: number };

function isSeeThrough(pen: OffscreenCanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = pen.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) return true;
  }
  return false;
}

/** Encodes as WebP. Safari cannot and returns another type; JPEG has no transparency. */
async function encoded(canvas: OffscreenCanvas, needsPng: boolean): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  if (webp.type === 'image/webp') return webp;
  return canvas.convertToBlob(
    needsPng ? { type: 'image/png' } : { type: 'image/jpeg', quality: 0.85 },
  );
}

const types: readonly LogoType[] = ['image/jpeg', 'image/png', 'image/webp'];
const typeOf = (blob: Blob): LogoType | null => types.find((type) => type === blob.type) ?? null;

/** Returns the file unchanged when it cannot be shrunk, unless it contains a location. */
async function original(file: Blob, head: ImageHead): Promise<LogoAnswer> {
  const bytes = await bytesOf(file);
  if (holdsMetadata(bytes)) return { refused: 'metadata' };
  return { ...head, bytes: bytes.buffer };
}

/** Photo data and the editors' own are marked by these letters, in all three kinds. Rather once too often. */
function holdsMetadata(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return /exif|iptc|photoshop|ns\.adobe\.com|xmp/i.test(text);
}
