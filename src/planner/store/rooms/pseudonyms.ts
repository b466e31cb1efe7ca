import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';

/**
 * Runs `work` with a name for each id that nobody can find the id from without `ownSecret` (22 letters): HMAC with SHA-256.
 * It runs twice: which ids there are is known after the first time.
 */
export async function withPseudonyms<T>(
  ownSecret: string,
  work: (pseudonym: (id: string) => string) => T,
): Promise<T> {
  const ids = new Set<string>();
  work((id) => {
    ids.add(id);
    return id;
  });
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64url(ownSecret) ?? new Uint8Array(1),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const names = await Promise.all(
    [...ids].map(async (id): Promise<[string, string]> => {
      const bytes = new TextEncoder().encode(`camply room ${id}`);
      const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
      return [id, toBase64url(hash.subarray(0, 16))];
    }),
  );
  const known = new Map(names);
  return work((id) => known.get(id) ?? '');
}
