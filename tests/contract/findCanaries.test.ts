import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canaries } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';

const word = canaries.child;
const sentence = `{"name":"${word}","age":7}`;
const bytes = Buffer.from(sentence);
const wide = Buffer.from(sentence, 'utf16le');

describe("a leaked child's name is detected", () => {
  it.each<[string, string | Buffer]>([
    ['as it is', sentence],
    ['in lower case', sentence.toLowerCase()],
    ['in capitals', sentence.toUpperCase()],
    ['backward', sentence.split('').toReversed().join('')],
    ['in an address', `https://x.example/?q=${encodeURIComponent(word)}`],
    [
      'percent-encoded letter by letter',
      [...Buffer.from(word)].map((b) => `%${b.toString(16)}`).join(''),
    ],
    [
      'escaped in JSON',
      word
        .split('')
        .map((l) => `\\u${l.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    ],
    ['in hexadecimal', bytes.toString('hex')],
    ['as UTF-16', wide],
    ['as UTF-16, the other way round', Buffer.from(wide).swap16()],
    ['gzipped', gzipSync(bytes)],
    ['packed by Brotli', brotliCompressSync(bytes)],
    ['deflated', deflateSync(bytes)],
    ['deflated without a head', deflateRawSync(bytes)],
    ['in UTF-16 in base64', wide.toString('base64')],
    ['base64 in JSON, gzipped', gzipSync(JSON.stringify({ v: bytes.toString('base64') }))],
  ])('%s', (_, content) => {
    expect(findCanaries(content)).toEqual([word]);
  });

  it.each([0, 1, 2, 3, 4, 5])('in base64, %i bytes after its beginning', (before) => {
    const text = Buffer.from(`${'x'.repeat(before)}${word}yz`);
    expect(findCanaries(text.toString('base64'))).toEqual([word]);
    expect(findCanaries(text.toString('base64url'))).toEqual([word]);
  });
});

it('ignores other words', () => {
  expect(findCanaries('Maya goes to Oakhurst')).toEqual([]);
  expect(findCanaries(Buffer.from('Maya').toString('base64'))).toEqual([]);
  expect(findCanaries('')).toEqual([]);
});
