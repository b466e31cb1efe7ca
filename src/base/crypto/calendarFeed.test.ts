import { expect, it } from 'vitest';
import {
  feedOf,
  feedOwner,
  MAX_FEED_BYTES,
  openFeed,
  sealFeed,
  unpackFeed,
} from './calendarFeed.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

const secretOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte));
const text = async (packed: Uint8Array<ArrayBuffer> | null) =>
  new TextDecoder().decode((packed && (await unpackFeed(packed))) ?? undefined);

// Computed with hkdfSync and createHash of node:crypto.
it('derives token, proof and the server’s name by HKDF with SHA-256 (RFC 5869)', async () => {
  const { token, proof } = await feedOwner(secretOf(7));
  expect(token).toBe('acE9IBv7SZx09jSMT0TBBunuQQNGh3EdwikTeqscFes');
  expect(proof).toBe('XKcpZm17Nhm9U1_VQN-oMAkivQJaZEhXprzuIIiyHPY');
  expect(await feedOf(token)).toBe('qMbksRyw1hwMCRdxCslArKSc3f7ILvPW7_23cxZJFyc');
});

it('opens a calendar with the token of its own address only', async () => {
  const { token } = await feedOwner(secretOf(1));
  const other = await feedOwner(secretOf(2));
  const sealed = (await sealFeed(token, 'BEGIN:VCALENDAR')) ?? '';
  expect(await text(await openFeed(token, sealed))).toBe('BEGIN:VCALENDAR');
  expect(await openFeed(other.token, sealed)).toBeNull();
  expect(await openFeed(token, `${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('VCALENDAR');
});

it('takes 262,144 bytes and no more, packed or not', async () => {
  const { token } = await feedOwner(secretOf(1));
  expect(await sealFeed(token, 'x'.repeat(MAX_FEED_BYTES))).not.toBeNull();
  expect(await sealFeed(token, 'é'.repeat(MAX_FEED_BYTES / 2 + 1))).toBeNull();
  const bomb = new Blob([new Uint8Array(MAX_FEED_BYTES + 1)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  expect(await unpackFeed(new Uint8Array(await new Response(bomb).arrayBuffer()))).toBeNull();
});

it.each(['', 'AAAA', secretOf(1).slice(1), `${secretOf(1)}A`, '='.repeat(43)])(
  'rejects %j as a secret and as a token',
  async (wrong) => {
    await expect(feedOwner(wrong)).rejects.toThrow(TypeError);
    await expect(feedOf(wrong)).rejects.toThrow(TypeError);
  },
);

it('has 256 bits in an address: 43 letters of 64', async () => {
  const { token } = await feedOwner(secretOf(3));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(fromBase64url(token)).toHaveLength(32);
});
