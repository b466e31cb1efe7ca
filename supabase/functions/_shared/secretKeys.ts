import * as v from 'valibot';

type Environment = { get(name: string): string | undefined };

/** '{"default":"sb_secret_..."}': a project may have several, by name. */
const KeysSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * The secret keys of the project, the one to use first: those of SUPABASE_SECRET_KEYS, 'default' before others; else the
 * legacy key (SUPABASE_SERVICE_ROLE_KEY), which a hosted project has until its owner turns it off.
 */
export function secretKeysOf(env: Environment): string[] {
  const parsed = v.safeParse(KeysSchema, env.get('SUPABASE_SECRET_KEYS'));
  const { default: first, ...others } = parsed.success ? parsed.output : {};
  const keys = [first, ...Object.values(others), env.get('SUPABASE_SERVICE_ROLE_KEY')];
  return keys.flatMap((key) => key || []);
}

/** Whether a request carries one of the keys: as `apikey`, or as the bearer that older schedules send. */
export async function hasSecretKey(headers: Headers, keys: readonly string[]): Promise<boolean> {
  const bearer = headers.get('authorization')?.replace(/^Bearer /i, '');
  const given = await digestOf(headers.get('apikey') ?? bearer ?? '');
  let found = false;
  // Compares all keys, so that the response time reveals none.
  for (const key of keys) found = isSame(given, await digestOf(key)) || found;
  return found;
}

const digestOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares in constant time. */
const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
