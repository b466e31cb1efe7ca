import type { RandomBytes } from './identity.ts';

/** Crockford's letters, 5 bits each: no I, L, O and U, so that a person can read them out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code to type, in groups of four: 'HEB9-A6VJ-M9' are ten letters. */
export function newCode(letters: number, randomBytes: RandomBytes): string {
  const code = Array.from(randomBytes(letters), (byte) => LETTERS.charAt(byte % 32)).join('');
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/**
 * Normalizes a typed code: accepts lowercase letters, spaces, any kind of dash, and look-alikes (O for 0, I and L for
 * 1, U for V). Null when it contains anything else.
 */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
    .replaceAll('U', 'V');
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : null;
}
