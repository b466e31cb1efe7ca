import { createHash } from 'node:crypto';

export type Headers = Record<string, string>;

const inlineScript = /<script(?![^>]*\bsrc=)(?<attrs>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** CSP sources for the scripts written into a page. Data blocks such as JSON-LD never run. */
export function scriptHashes(html: string): string[] {
  const runs = [...html.matchAll(inlineScript)].filter(
    ({ groups }) => !/type="(?!module|text\/javascript)/.test(groups?.attrs ?? ''),
  );
  return runs.map(({ groups }) => hashSource(groups?.code ?? ''));
}

/** The same for style sheets written into a page. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => hashSource(css ?? ''));
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

// Where an id is configured; the script itself comes only after a person's yes (data/analytics.ts).
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  policy: ['camply-analytics'],
};
const noGuest = { script: [], connect: [], policy: [] };

/**
 * What a page may load. `backend` is the origin of a hosted Supabase project, if there is one;
 * `mapOrigins` whom the operator's street map asks;
 * `widget` the origin of the payment provider's price table, on the one page that shows it.
 */
export function contentSecurityPolicy(
  html: string,
  backend: string | null,
  countsVisits = false,
  widget: string | null = null,
  mapOrigins: readonly string[] = [],
): string {
  const counting = countsVisits ? analytics : noGuest;
  const table = widget === null ? [] : [widget];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...table, ...counting.script, ...scriptHashes(html)].join(' '),
    ...table.map((origin) => `frame-src ${origin}`),
    ['style-src', "'self'", ...styleHashes(html)].join(' '),
    // Providers keep their logos on their own sites (spec 3).
    "img-src 'self' data: https:",
    [
      'connect-src',
      "'self'",
      ...(backend === null ? [] : [backend]),
      ...mapOrigins,
      ...counting.connect,
    ].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or script by accident: shell/swBridge.ts names the one script address,
    // features/blog/sanitizeHtml.ts makes the one markup, features/browse/map/canvas/allowWorker.ts
    // lets the map's worker in. The price table is not written for this, and
    // its page shows no text of others.
    ...(widget === null
      ? [
          "require-trusted-types-for 'script'",
          ['trusted-types camply default dompurify', ...counting.policy].join(' '),
        ]
      : []),
  ].join('; ');
}

/** Headers of every answer; a path's own headers come on top. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

export const immutableHeaders: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** No hash in their names: a new drawing is seen within a week. */
export const pictureHeaders: Headers = { 'cache-control': 'public, max-age=604800' };
