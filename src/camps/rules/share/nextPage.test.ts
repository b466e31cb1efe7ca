import { expect, it } from 'vitest';
import { nextPage } from './nextPage.ts';

it.each([
  '/matches',
  '/',
  '/my-camps?week=2&for=%C3%84nne',
  '/browse/fall-break?q=a%2F%2Fb',
  '/profile/',
  '/camps/caf%C3%A9',
  '/loginesque',
])('accepts %s as a page of this site', (path) => expect(nextPage(path)).toBe(path));

it.each([
  ['nothing', undefined],
  ['a list', ['/matches']],
  ['an empty text', ''],
  ['a whole address', 'https://evil.example/'],
  ['an address without a protocol', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a blank before it', ' //evil.example'],
  ['dots that lead to two slashes', '/.//evil.example'],
  ['dots that lead up to two slashes', '/x/..//evil.example'],
  ['two slashes further on', '/browse//evil.example'],
  ['encoded slashes', '/%2F%2Fevil.example'],
  ['a slash that is encoded twice', '/%252Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a slash that is none', '\tjavascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a name and password', '@evil.example'],
  ['a path without its slash', 'matches'],
  ['broken encoding', '/%E0%A4%A'],
  ['a port that is none', '//x:99999'],
  ['a text of a megabyte', `/${'a'.repeat(1_000_000)}`],
  ['the sign-in itself', '/login?next=/login'],
  ['the sign-in in capitals', '/LOGIN/'],
  ['the new password', '/reset-password#access_token=x&type=recovery'],
  ['the encoded sign-in', '/%6cogin'],
])('replaces %s by the home page', (_, text) => expect(nextPage(text)).toBe('/'));

it('drops a fragment', () => {
  expect(nextPage('/matches?week=2#access_token=x')).toBe('/matches?week=2');
});
