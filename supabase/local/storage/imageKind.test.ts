import { expect, test } from 'vitest';
import { pngHead } from '../../../tests/fixtures/pngHead.ts';
import { imageKind, kindOfName } from './imageKind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const webp = (length: string, width = '\x01\0\0') =>
  `RIFF${length}WEBPVP8X\x0a\0\0\0\0\0\0\0${width}\x01\0\0`;

test.each([
  [Buffer.from(pngHead).toString('latin1'), 'image/png'],
  ['\xff\xd8\xff\xc0\0\x11\x08\0\x01\0\x01\x03', 'image/jpeg'],
  [webp('\x16\0\0\0'), 'image/webp'],
  // Only begins like one.
  ['\x89PNG\r\n\x1a\n<script>alert(1)</script>', null],
  [Buffer.from(pngHead.slice(0, 32)).toString('latin1'), null],
  [Buffer.from(pngHead.with(11, 12)).toString('latin1'), null],
  [Buffer.from(pngHead.with(19, 0)).toString('latin1'), null],
  ['\xff\xd8\xff\xe0xxxx', null],
  [webp('\x17\0\0\0'), null],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', null],
  ['%PDF-1.4', null],
  ['<svg onload=alert(1)>', null],
  ['RIFF\x01\x02\x03\x04WAVE', null],
  ['', null],
])('recognizes %j as %s', (text, kind) => {
  expect(imageKind(bytes(text))).toBe(kind);
});

test.each([
  ['/camp-logos/1-a.jpg', 'image/jpeg'],
  ['/camp-logos/1-a.jpeg', 'image/jpeg'],
  ['1-a.webp', 'image/webp'],
  ['1-a.png.svg', null],
  ['1-a', null],
])('matches the ending of %s to %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
