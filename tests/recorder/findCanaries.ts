import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { canaries } from './canaries.ts';

type Needle = { word: string; bytes: Buffer };

/** In base64 a word looks different at each of the three places it can begin at; its ends depend on what is around it. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + bytes.length) * 8) / 6);
    return text.slice(first, last);
  });
}

const asUrl = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');
const hex = (bytes: Buffer) => bytes.toString('hex');
const reversed = (text: string) => text.split('').toReversed().join('');
const percent = (bytes: Buffer) => [...bytes].map((byte) => `%${byte.toString(16)}`).join('');
const escaped = (text: string) =>
  text
    .split('')
    .map((letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
    .join('');

/** Every shape in which a word could travel. All compared without regard to case. */
function needlesOf(word: string): Needle[] {
  const bytes = Buffer.from(word);
  const wide = Buffer.from(word, 'utf16le');
  const wideBig = Buffer.from(wide).swap16();
  const texts = [word, reversed(word), percent(bytes), escaped(word), hex(bytes), hex(wide)];
  const coded = [bytes, wide, wideBig].flatMap(inBase64).flatMap((text) => [text, asUrl(text)]);
  return [
    ...[...texts, ...coded].map((text) => Buffer.from(text.toLowerCase())),
    wide,
    wideBig,
  ].map((needle) => ({ word, bytes: lowerCase(needle) }));
}

const lowerCase = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').toLowerCase(), 'latin1');

const needles = Object.values(canaries).flatMap(needlesOf);

const unpackers = [gunzipSync, brotliDecompressSync, inflateSync, inflateRawSync];

/** What the bytes are when they were packed. Bytes that are not, which most are, make each unpacker throw. */
function unpacked(bytes: Buffer): Buffer[] {
  return unpackers.flatMap((unpack) => {
    try {
      const result = unpack(bytes);
      return result.length > 0 ? [result] : [];
    } catch {
      return [];
    }
  });
}

/** The canaries that are in it, in whatever shape. */
export function findCanaries(content: string | Buffer): string[] {
  if (content.length === 0) return [];
  // A text, such as headers or a line of the console, is not packed.
  const parts =
    typeof content === 'string' ? [Buffer.from(content)] : [content, ...unpacked(content)];
  const found = parts.flatMap((part) => {
    const lower = lowerCase(part);
    return needles.filter(({ bytes: needle }) => lower.includes(needle)).map(({ word }) => word);
  });
  return [...new Set(found)];
}
