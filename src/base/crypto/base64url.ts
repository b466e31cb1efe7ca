/** The arguments of one call; more would overflow the stack of some browsers. */
const CHUNK = 0x8000;

/** Bytes as letters that an address takes, without padding (RFC 4648, 5). */
export function toBase64url(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes base64url. Returns null for anything that `toBase64url` would not write: padding, blanks, stray bits at the
 * end.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const end = toBase64url(bytes.subarray(bytes.length - (bytes.length % 3)));
  return text.endsWith(end) ? bytes : null;
}
