import { imageHead } from '../../../src/providers/worker/imageHead.ts';

/**
 * The type of a picture by its bytes; names and headers cannot be trusted. Null for what only begins like one: its
 * header must say a size, and of a PNG or WebP how long its first chunk or the whole file is.
 */
export function imageKind(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  const head = imageHead(bytes);
  if (head === null || head.width < 1 || head.height < 1) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // PNG (third edition) 11.2.1: IHDR has 13 bytes. RIFF: the length of all that follows it.
  if (head.type === 'image/png' && (bytes.length < 33 || view.getUint32(8) !== 13)) return null;
  if (head.type === 'image/webp' && view.getUint32(4, true) + 8 > bytes.length) return null;
  return head.type;
}

const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The type that a file's name ends with; null for another ending. */
export function kindOfName(name: string): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.entries(types).find(([one]) => one === ending)?.[1] ?? null;
}
