import type { Faults } from './Faults.ts';

const HOSTING = ['src/build/hosting/hosting.test.ts'];

/** Which scripts a page may run, whichever host serves it. */
export const hostingFaults: readonly Faults[] = [
  {
    file: 'src/build/pages/foreignWidget.ts',
    tests: ['src/build/pages/foreignWidget.test.ts'],
    faults: [
      {
        before: 'turnstileKey !== null && path === PROOF_PAGE',
        after: 'turnstileKey !== null',
        breaks: 'a foreign script may run on every page',
      },
      {
        before: 'turnstileKey !== null && ',
        after: '',
        breaks: 'a build without a proof lets a foreign script in',
      },
    ],
  },
  {
    file: 'src/build/hosting/netlifyFiles.ts',
    tests: HOSTING,
    faults: [
      {
        before: 'directives(policy).filter((one) => EVERYWHERE.test(one))',
        after: 'directives(policy)',
        breaks: 'where the host joins two policies no page may run its scripts',
      },
      {
        before: 'return html.replace(/<head>',
        after: 'return html; html.replace(/<head>',
        breaks: 'the page of unknown addresses has no policy of scripts',
      },
    ],
  },
  {
    file: 'src/build/hosting/pagesWorker.ts',
    tests: HOSTING,
    faults: [
      {
        before: 'response.status === 404 ? {} : headers',
        after: 'headers',
        breaks: 'the page of unknown addresses has another policy than its scripts need',
      },
      {
        before: '([A-Za-z0-9][A-Za-z0-9._-]{0,199})$/',
        after: '(.+)$/',
        breaks: 'any address of the project can be read through the site',
      },
    ],
  },
];
