import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Path, or prefix with `*` at its end, to headers. `default` is for all paths; a longer pattern wins. */
const HeaderRulesSchema = v.record(v.string(), v.record(v.string(), v.string()));
type HeaderRules = v.InferOutput<typeof HeaderRulesSchema>;

// The defaults where the build has no rule: strict, so that a missing rule opens nothing.
const ALWAYS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; " +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** A build without rules. */
const FALLBACK: HeaderRules = {
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
};

// Parsed once per build: every camp has a rule of its own.
const cache = new Map<string, { stamp: string; rules: HeaderRules }>();

/** The rules the build left in dist/headers.json, else the fallback. */
export async function readHeaderRules(dist: string): Promise<HeaderRules> {
  const file = path.join(dist, 'headers.json');
  const stats = await stat(file).catch(() => null);
  if (stats === null) return FALLBACK;
  const stamp = `${stats.mtimeMs}-${stats.size}`;
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.rules;
  const rules = v.parse(HeaderRulesSchema, JSON.parse(await readFile(file, 'utf8')));
  cache.set(file, { stamp, rules });
  return rules;
}

/** The headers of one path, given without its query. */
export function headersFor(rules: HeaderRules, pathname: string): Headers {
  const headers = new Headers(ALWAYS);
  const matching = Object.entries(rules)
    .filter(([pattern]) => isMatch(pattern, pathname))
    .toSorted(([one], [other]) => weight(one) - weight(other));
  for (const [, each] of matching)
    for (const [name, value] of Object.entries(each)) headers.set(name, value);
  // On loopback it would lock out every other http project on this machine.
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
