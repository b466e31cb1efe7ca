import { createHash } from 'node:crypto';

type Headers = Record<string, string>;

const inlineScript = /<script(?![^>]*\bsrc=)(?<attrs>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** CSP sources for the scripts written into a page. Data blocks such as JSON-LD never run. */
export function scriptHashes(html: string): string[] {
  const runs = [...html.matchAll(inlineScript)].filter(
    ({ groups }) => !/type="(?!module|text\/javascript)/.test(groups?.attrs ?? ''),
  );
  return runs.map(({ groups }) => hashSource(groups?.code ?? ''));
}

/** The same for style sheets written into a page. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => hashSource(css ?? ''));
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

// The script itself is loaded after consent only (base/analytics).
const TAG_MANAGER = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  policy: ['camply-analytics'],
};
const NOTHING = { script: [], connect: [], policy: [] };

type Origins = {
  /** A hosted Supabase project; null: this site's own origin. */
  backend?: string | null;
  /** A foreign script and its frame: the price table or the proof (foreignWidget.ts), on the page that shows it. */
  widget?: string | null;
  /** Where the operator's street map comes from. */
  map?: readonly string[];
  countsVisits?: boolean;
};

/** What a page may load: its own files, the inline code in `html`, and these other origins. */
export function contentSecurityPolicy(
  html: string,
  { backend = null, widget = null, map = [], countsVisits = false }: Origins = {},
): string {
  const counting = countsVisits ? TAG_MANAGER : NOTHING;
  const table = widget === null ? [] : [widget];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...table, ...counting.script, ...scriptHashes(html)].join(' '),
    ...table.map((origin) => `frame-src ${origin}`),
    ['style-src', "'self'", ...styleHashes(html)].join(' '),
    // Logos lie on the sites of their providers.
    "img-src 'self' data: https:",
    [
      'connect-src',
      "'self'",
      ...(backend === null ? [] : [backend]),
      ...map,
      ...counting.connect,
    ].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // No form of ours is sent by the browser (ui/Form.tsx).
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script address by accident: trusted types are made for the service
    // worker, the map's worker and sanitized blog posts only. Foreign widgets do not support them; their
    // pages make no markup of what others wrote.
    ...(widget === null
      ? [
          "require-trusted-types-for 'script'",
          ['trusted-types camply default dompurify', ...counting.policy].join(' '),
        ]
      : []),
  ].join('; ');
}

/** Headers of every response. */
const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  // Send only the origin, also within this site: a filter or a form may have put typed text into the address.
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

const IMMUTABLE_HEADERS: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** No hash in their names: a new picture is seen within a week. */
const PICTURE_HEADERS: Headers = { 'cache-control': 'public, max-age=604800' };

/**
 * Maps a path, or a prefix with `*` at its end, to headers; `default` is for all paths, and a longer pattern wins. A
 * host shows the 404 page at every unknown address, and matches addresses as requested: so the 404 policy is the
 * default, and no spelling of an address is without one.
 */
export function headerRules(policies: Record<string, string>): Record<string, Headers> {
  const missing = policies['/404.html'];
  if (missing === undefined) throw new Error('The 404 page has no policy');
  const pages = Object.entries(policies).map(([path, policy]) => [
    path,
    { 'content-security-policy': policy },
  ]);
  return {
    default: { ...COMMON_HEADERS, 'content-security-policy': missing },
    '/assets/*': IMMUTABLE_HEADERS,
    '/pictures/*': PICTURE_HEADERS,
    ...Object.fromEntries(pages),
  };
}
