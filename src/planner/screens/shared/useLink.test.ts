import { expect, test } from 'vitest';
import { linkSecret } from './useLink.ts';

const SECRET = 'Ab3_-'.repeat(4) + 'xy';

test.each([
  SECRET,
  `${SECRET}.`,
  `${SECRET} Look`,
  `${SECRET}%20Look`,
  `${SECRET}https://a.example/shared#${SECRET}`,
])('finds the key of a link in %s', (text) => expect(linkSecret(text)).toBe(SECRET));

test.each([SECRET.slice(1), `${SECRET}x`, ''])(
  'leaves %j as it is, which is no whole key',
  (text) => expect(linkSecret(text)).toBe(text),
);
