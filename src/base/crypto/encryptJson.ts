import * as v from 'valibot';
import { decrypt, encrypt } from './encrypt.ts';

export const encryptJson = (key: CryptoKey, value: unknown, about: string): Promise<string> =>
  encrypt(key, new TextEncoder().encode(JSON.stringify(value)), about);

/** The value of a text that `key` opens. Null for anything that `decrypt` does not open, and for another shape. */
export async function decryptJson<T>(
  key: CryptoKey,
  sealed: string,
  about: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const plain = await decrypt(key, sealed, about);
  return plain && readJson(new TextDecoder().decode(plain), schema);
}

/** Null for a text that is no JSON, or of another shape. */
export function readJson<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : null;
}
