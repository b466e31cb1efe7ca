import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteLink, withSiteLinks } from './siteLink.ts';

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

test('keeps the code of a mail and leads its link to the site', () => {
  const text =
    'Use this code: 824435\n\nOr follow this link: http://localhost:4173/auth/v1/verify?token=a%2Bb&type=magiclink&redirect_to=http%3A%2F%2Fx.example';
  expect(withSiteLinks(text, site, `${site}/login`)).toBe(
    `Use this code: 824435\n\nOr follow this link: ${site}/login#token_hash=a%2Bb&type=magiclink`,
  );
});

const root = path.resolve(import.meta.dirname, '../../..');

test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
  ['magic_link', 'magiclink'],
])('leads the hosted template %s to the site, with a code where needed', async (name, type) => {
  const config = await readFile(path.join(root, 'supabase/config.toml'), 'utf8');
  const section = config.split(`[auth.email.template.${name}]`)[1] ?? '';
  const file = /^\s*subject = ".+"\s*content_path = "(.+)"/.exec(section)?.[1] ?? '';
  const template = await readFile(path.join(root, file), 'utf8');
  const filled = template
    .replace('{{ .RedirectTo }}', `${site}/login`)
    .replace('{{ .TokenHash }}', 'abc')
    .replace('{{ .Token }}', '824435');
  const address = /href="(.+?)"/.exec(filled)?.[1];
  expect(address).toBe(siteLink(site, { token: 'abc', type, redirect: `${site}/login` }));
  expect(filled.includes('<b>824435</b>')).toBe(type === 'recovery');
  expect(filled).not.toContain('{{');
});
