import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const HeadersSchema = v.record(v.string(), v.string());
const HeaderRulesSchema = v.pipe(
  v.record(v.string(), HeadersSchema),
  v.check((rules) => rules['/404.html'] !== undefined, 'headers.json has no 404 page'),
);

export type HostHeaders = Record<string, string>;
export type HostRules = {
  /** The headers of each response, as strict as those of the 404 page. */
  common: HostHeaders;
  /** Prefixes such as `/assets/*`. */
  prefixes: Record<string, HostHeaders>;
  /** Exact paths, `/about` and `/about/index.html` alike. */
  paths: Record<string, HostHeaders>;
  /** The headers of the 404 page, which any address may show. */
  missing: HostHeaders;
};

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** What the build wants every host to send (dist/headers.json), and that the site is reached by https only. */
export async function readHostRules(dist: string): Promise<HostRules> {
  const text = await readFile(join(dist, 'headers.json'), 'utf8');
  const { default: common = {}, ...others } = v.parse(HeaderRulesSchema, JSON.parse(text));
  const all = Object.entries(others);
  return {
    common: { ...common, ...HTTPS_ONLY },
    prefixes: Object.fromEntries(all.filter(([path]) => path.endsWith('*'))),
    paths: Object.fromEntries(all.filter(([path]) => !path.endsWith('*'))),
    missing: others['/404.html'] ?? {},
  };
}
