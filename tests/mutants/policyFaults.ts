import type { Faults } from './Faults.ts';

const without = (directive: string, breaks: string) => ({
  before: `    "${directive}",\n`,
  after: '',
  breaks,
});

/** What a page may load and who may hold it. */
export const policyFaults: readonly Faults[] = [
  {
    file: 'src/build/securityHeaders.ts',
    tests: ['src/build/securityHeaders.test.ts'],
    faults: [
      without("default-src 'none'", 'what no directive names may come from anywhere'),
      without("base-uri 'none'", 'a planted base address moves every script'),
      without("form-action 'none'", 'a planted form sends words elsewhere'),
      without("object-src 'none'", 'a planted plug-in runs'),
      without("frame-ancestors 'none'", 'another site shows ours under its own buttons'),
      without("worker-src 'self'", 'no service worker, no map'),
      without("font-src 'self'", 'no fonts'),
      {
        before: `          "require-trusted-types-for 'script'",\n`,
        after: '',
        breaks: 'a text becomes a script by accident',
      },
      {
        before: "'trusted-types camply default dompurify'",
        after: "'trusted-types *'",
        breaks: 'any code makes its own trusted types',
      },
      {
        before: `['script-src', "'self'", ...table`,
        after: `['script-src', "'self'", "'unsafe-inline'", ...table`,
        breaks: 'a planted script runs',
      },
      {
        before: `['style-src', "'self'", ...styleHashes(html)]`,
        after: `['style-src', "'self'", "'unsafe-inline'"]`,
        breaks: 'a planted style covers the page',
      },
      {
        before: 'const counting = countsVisits ? TAG_MANAGER : NOTHING;',
        after: 'const counting = TAG_MANAGER;',
        breaks: 'pages of a site that counts nothing may load the counting script',
      },
      {
        before: "  'x-content-type-options': 'nosniff',\n",
        after: '',
        breaks: 'a picture is taken for a script',
      },
      {
        before: "  'cross-origin-opener-policy': 'same-origin',\n",
        after: '',
        breaks: 'a page that opened ours keeps a hand on it',
      },
      {
        before: "  'cross-origin-resource-policy': 'same-origin',\n",
        after: '',
        breaks: 'other sites read our files',
      },
      {
        before: "  'referrer-policy': 'strict-origin',\n",
        after: '',
        breaks: 'a camp is told which search led to it',
      },
      {
        before: 'camera=(), ',
        after: '',
        breaks: 'a planted script may ask for the camera',
      },
      {
        before: `!/type="(?!module|text\\/javascript)/.test(`,
        after: `!/type="(?!text\\/javascript)/.test(`,
        breaks: 'the script that wakes a page is blocked',
      },
    ],
  },
];
