import { expect, test } from 'vitest';
import { imageKind } from './imageKind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['\x89PNG\r\n\x1a\nxxxx', 'image/png'],
  ['\xff\xd8\xff\xe0xxxx', 'image/jpeg'],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'image/webp'],
  ['%PDF-1.4', null],
  ['<svg onload=alert(1)>', null],
  ['RIFF\x01\x02\x03\x04WAVE', null],
  ['', null],
])('%j is %s', (text, kind) => {
  expect(imageKind(bytes(text))).toBe(kind);
});
