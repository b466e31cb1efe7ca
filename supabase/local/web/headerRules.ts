import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Path (exact, or a beginning with `*` at its end) -> headers. `default` is for all; a longer pattern wins. */
export const HeaderRulesSchema = v.record(v.string(), v.record(v.string(), v.string()));
export type HeaderRules = v.InferOutput<typeof HeaderRulesSchema>;

// What a page gets when the build wrote no rules: safe, if stricter than needed.
const fallback: HeaderRules = {
  default: {
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; " +
      "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  },
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
};

const always = { 'x-content-type-options': 'nosniff' };

// Every camp has a rule of its own: read once, and again when the build wrote others.
const read = new Map<string, { stamp: string; rules: HeaderRules }>();

/** The rules the build left in dist/headers.json, else the fallback. */
export async function readHeaderRules(dist: string): Promise<HeaderRules> {
  const file = path.join(dist, 'headers.json');
  const facts = await stat(file).catch(() => null);
  if (facts === null) return fallback;
  const stamp = `${facts.mtimeMs}-${facts.size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.rules;
  const rules = v.parse(HeaderRulesSchema, JSON.parse(await readFile(file, 'utf8')));
  read.set(file, { stamp, rules });
  return rules;
}

/** The headers of one address. `pathname` is the address asked for, without query. */
export function headersFor(rules: HeaderRules, pathname: string): Headers {
  const headers = new Headers(always);
  const matching = Object.entries(rules)
    .filter(([pattern]) => isMatch(pattern, pathname))
    .toSorted(([one], [other]) => weight(one) - weight(other));
  for (const [, each] of matching)
    for (const [name, value] of Object.entries(each)) headers.set(name, value);
  // On loopback it would shut out every other http project of the same machine.
  headers.delete('strict-transport-security');
  return headers;
}

function weight(pattern: string): number {
  return pattern === 'default' ? 0 : pattern.length;
}

function isMatch(pattern: string, pathname: string): boolean {
  if (pattern === 'default') return true;
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname;
}
