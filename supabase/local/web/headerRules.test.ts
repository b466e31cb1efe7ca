import { expect, test } from 'vitest';
import { headersFor, readHeaderRules } from './headerRules.ts';

test('sends safe headers without rules of a build', async () => {
  const headers = headersFor(await readHeaderRules('/nowhere'), '/browse/fall-break');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
});

test('prefers the longer pattern in any order', () => {
  const rules = {
    '/blog/*': { a: 'closer' },
    default: { a: 'far', b: 'far' },
    '/blog/one': { a: 'closest' },
  };
  expect(headersFor(rules, '/blog/one').get('a')).toBe('closest');
  expect(headersFor(rules, '/blog/two').get('a')).toBe('closer');
  expect(headersFor(rules, '/other').get('a')).toBe('far');
  expect(headersFor(rules, '/blog/one').get('b')).toBe('far');
});
