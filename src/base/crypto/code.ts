import type { RandomBytes } from './identity.ts';

/** Crockford's letters, 5 bits each: no I, L, O and U, so that a person can read them out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code to type, in groups of four: 'HEB9-A6VJ-M9' are ten letters. */
export function newCode(letters: number, randomBytes: RandomBytes): string {
  const code = Array.from(randomBytes(letters), (byte) => LETTERS.charAt(byte % 32)).join('');
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/**
 * The letters of a code as somebody typed it: small ones, blanks, any kind of dash, and letters that look like others
 * (O and 0, I, L and 1, U and V) will do. Null when there is anything else in it.
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
