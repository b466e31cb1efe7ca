import { expect, test } from 'vitest';
import { siteLink } from './siteLink.ts';

const site = 'http://localhost:4173';
const link = (redirect: string | null) =>
  siteLink(site, { token: 'abc', type: 'recovery', redirect });
const fragment = '#token_hash=abc&type=recovery';

test.each([
  ['http://localhost:4173/reset-password', `${site}/reset-password${fragment}`],
  [
    'http://127.0.0.1:4173/login?next=%2Fmatches',
    `http://127.0.0.1:4173/login?next=%2Fmatches${fragment}`,
  ],
  ['http://localhost:4173/login#other', `${site}/login${fragment}`],
  ['http://localhost:4174/reset-password', `${site}/${fragment}`],
  ['https://localhost:4173/reset-password', `${site}/${fragment}`],
  ['http://evil.example:4173/', `${site}/${fragment}`],
  ['http://localhost.evil.example:4173/', `${site}/${fragment}`],
  ['javascript:alert(1)', `${site}/${fragment}`],
  ['no address', `${site}/${fragment}`],
  [null, `${site}/${fragment}`],
])('redirects a mail requested with redirect_to %s to %s', (redirect, address) => {
  expect(link(redirect)).toBe(address);
});
