import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const dist = process.env.CAMPLY_DIST ?? 'dist';
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: read(file) }));
const forms = pages.flatMap(({ file, html }) =>
  (html.match(/<form[^>]*>/g) ?? []).map((tag) => ({ file, tag })),
);

it('no form of any page is one that the browser sends by itself', () => {
  const files = new Set(forms.map(({ file }) => file));
  expect([...files]).toEqual(
    expect.arrayContaining(['login/index.html', 'list-your-camp/index.html']),
  );
  expect(forms.filter(({ tag }) => !tag.includes(' method="dialog"'))).toEqual([]);
  expect(pages.filter(({ html }) => /\sformaction=/i.test(html))).toEqual([]);
});

it('each form says why it does nothing where JavaScript is off', () => {
  for (const { html } of pages) {
    const inForms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
    expect(inForms.every((form) => form.includes('<noscript><p>This form needs JavaScript'))).toBe(true);
  }
});

it('each policy forbids the browser to send a form anywhere', () => {
  const rules: Record<string, Record<string, string>> = JSON.parse(read('headers.json'));
  const policies = Object.values(rules).flatMap((rule) => rule['content-security-policy'] ?? []);
  expect(policies.length).toBeGreaterThan(pages.length - 5);
  expect(policies.filter((policy) => !policy.includes("form-action 'none'"))).toEqual([]);
});
