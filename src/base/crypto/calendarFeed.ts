// How a calendar that others subscribe to is encrypted: the phone and the function that answers calendars agree here.
import { fromBase64url, toBase64url } from './base64url.ts';
import { decrypt, encrypt, encryptionKey } from './encrypt.ts';
import { gunzip, gzip } from './gzip.ts';

/** The most bytes of a calendar. */
export const MAX_FEED_BYTES = 262_144;

/** 32 bytes in base64url: a secret, a token, a feed, a proof. */
const BYTES = 32;

/**
 * What the family's secret (32 bytes, base64url) makes: the token of the address, and the proof with which a feed is replaced or
 * stopped. The address gives neither, so a subscriber can read only. Throws TypeError for another length.
 */
export async function feedOwner(secret: string): Promise<{ token: string; proof: string }> {
  const [token, proof] = await derived(secret, ['address', 'write']);
  return { token, proof };
}

/**
 * What the token of an address makes: the feed's name on the server, which is a hash, and the key. Throws TypeError for another
 * length.
 */
async function feedReader(token: string): Promise<{ feed: string; key: CryptoKey }> {
  const [name, open] = await derived(token, ['find', 'open']);
  const bytes = fromBase64url(name) ?? new Uint8Array();
  const feed = toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return { feed, key: await encryptionKey(fromBase64url(open) ?? new Uint8Array()) };
}

/** Returns the feed's name on the server. Throws TypeError for a token of another length. */
export const feedOf = async (token: string): Promise<string> => (await feedReader(token)).feed;

/** A calendar as the server keeps it (base64url), or null for more than MAX_FEED_BYTES. */
export async function sealFeed(token: string, text: string): Promise<string | null> {
  const plain = new TextEncoder().encode(text);
  if (plain.length > MAX_FEED_BYTES) return null;
  const { feed, key } = await feedReader(token);
  return encrypt(key, await gzip(plain), about(feed));
}

/** The calendar, still gzipped; null for a text that was not sealed for this token. */
export async function openFeed(
  token: string,
  sealed: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { feed, key } = await feedReader(token);
  return decrypt(key, sealed, about(feed));
}

/** Unpacks what `openFeed` returns; null for other data, and for more than MAX_FEED_BYTES. */
export const unpackFeed = (packed: Uint8Array<ArrayBuffer>): ReturnType<typeof gunzip> =>
  gunzip(packed, MAX_FEED_BYTES);

const about = (feed: string) => `camply feed ${feed}`;

/** HKDF with SHA-256 (RFC 5869): 32 bytes for each name, in base64url. */
async function derived(secret: string, [one, two]: [string, string]): Promise<[string, string]> {
  const bytes = fromBase64url(secret);
  if (bytes?.length !== BYTES) throw new TypeError('not 32 bytes in base64url');
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);
  const bitsOf = async (name: string) => {
    const info = new TextEncoder().encode(`camply feed ${name}`);
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
    return toBase64url(new Uint8Array(await crypto.subtle.deriveBits(how, base, BYTES * 8)));
  };
  return [await bitsOf(one), await bitsOf(two)];
}
