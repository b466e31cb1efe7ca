/** Returns random bytes: crypto.getRandomValues, or a test's own. */
export type RandomBytes = (length: number) => Uint8Array;

/** The right to edit: 32 random bytes, base64url. */
export const newSecret = (randomBytes: RandomBytes): string => base64url(randomBytes(32));

/** The unguessable part of a logo's name: 128 random bits, base64url. */
export const newLogoToken = (randomBytes: RandomBytes): string => base64url(randomBytes(16));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random UUID (version 4); crypto.randomUUID cannot be seeded. */
export function newId(randomBytes: RandomBytes): string {
  const hex = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
