import type { HostHeaders, HostRules } from './hostRules.ts';

const POLICY = 'content-security-policy';
/** Directives that may appear twice for a page without harm, whichever of two rules wins, or both. */
const EVERYWHERE = /^(base-uri|form-action|object-src|frame-ancestors) /;
/** What a `meta` element cannot say. */
const HEADER_ONLY = /^frame-ancestors /;

/**
 * `_headers` for Netlify. Any address may show the 404 page, so its rule is `/*`, which matches every page, too. Two
 * matching policies for scripts would block all scripts of a page, so `/*` has only what holds on every page, and the
 * 404 page carries the rest itself (withPolicy).
 */
export function netlifyHeaders({ common, prefixes, paths }: HostRules): string {
  // Netlify's own default cache-control is the same as ours.
  const { 'cache-control': _, [POLICY]: policy = '', ...rest } = common;
  const everywhere = directives(policy).filter((one) => EVERYWHERE.test(one));
  const rules: [string, HostHeaders][] = [
    ['/*', { ...rest, [POLICY]: everywhere.join('; ') }],
    ...Object.entries(prefixes),
    ...Object.entries(paths).flatMap(([path, headers]) => spellings(path, headers)),
  ];
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('');
}

/** Logos lie in the bucket of the project; pages know them as /camp-logos/. */
export const netlifyRedirects = (supabase: string): string =>
  `/camp-logos/*  ${supabase}/storage/v1/object/public/camp-logos/:splat  200\n`;

/** The 404 page with its own policy in it. */
export function withPolicy(html: string, { missing }: HostRules): string {
  const policy = directives(missing[POLICY] ?? '').filter((one) => !HEADER_ONLY.test(one));
  const meta = `<meta http-equiv="${POLICY}" content="${policy.join('; ')}">`;
  if (html.includes(`http-equiv="${POLICY}"`)) return html;
  // Before everything it holds for, and behind the encoding, which must be among the first bytes.
  return html.replace(/<head>(\s*<meta charset[^>]*>)?/, (beginning) => `${beginning}${meta}`);
}

const directives = (policy: string) => policy.split('; ');

/** A page is reached with and without a slash at its end. */
const spellings = (path: string, headers: HostHeaders): [string, HostHeaders][] =>
  path === '/' || path.endsWith('.html')
    ? [[path, headers]]
    : [
        [path, headers],
        [`${path}/`, headers],
      ];

const lines = (headers: HostHeaders) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
