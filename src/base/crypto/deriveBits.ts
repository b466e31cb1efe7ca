/** OWASP's number for PBKDF2 with SHA-256 (2023): a quarter of a second to a second on a phone. */
export const ITERATIONS = 600_000;
const FEWEST_ITERATIONS = 100_000;
const MOST_ITERATIONS = 5_000_000;

/** Fewer protect nothing; more would let a hostile file hang the page. */
export const isValidIterationCount = (iterations: number): boolean =>
  Number.isInteger(iterations) && iterations >= FEWEST_ITERATIONS && iterations <= MOST_ITERATIONS;

/**
 * `bits` (a multiple of 8) from what a person typed: PBKDF2 with SHA-256. The secret's letters count, not how a
 * keyboard composes them (NFKC). Throws RangeError for fewer or more iterations than are sensible.
 */
export async function deriveBits(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  bits: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isValidIterationCount(iterations)) throw new RangeError(`${iterations} iterations`);
  const typed = new TextEncoder().encode(secret.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bits));
}
