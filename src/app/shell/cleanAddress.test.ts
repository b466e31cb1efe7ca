import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { cleanAddressScript } from './cleanAddressScript.ts';

/** What is left of the address after the first script of the page. */
function cleaned(address: string) {
  const { window } = new JSDOM('', { url: `https://camply.example${address}` });
  const { history } = window;
  const length = history.length;
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', history);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script under test is text, as the page has it
  new Function(cleanAddressScript)();
  vi.unstubAllGlobals();
  expect(history.length).toBe(length);
  return window.location.href.replace('https://camply.example', '');
}

test('removes a password and an email from the address of any page', () => {
  expect(cleaned('/login?email=dana%40camply.example&password=canary')).toBe('/login');
  expect(cleaned('/browse/fall-break?search=art&password=canary#list')).toBe(
    '/browse/fall-break?search=art#list',
  );
});

test('takes the secret of a shared plan out of the address, and keeps it for the page', () => {
  const secret = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(cleaned(`/shared#${secret}`)).toBe('/shared');
  expect(cleaned(`/shared/?utm_source=chat#${secret}`)).toBe('/shared/?utm_source=chat');
  expect(cleaned(`/faq#${secret}`)).toBe(`/faq#${secret}`);
});

test('takes the secret of a circle out of the address', () => {
  const secret = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(cleaned(`/matches#${secret}`)).toBe('/matches');
  expect(cleaned(`/matches/#${secret}`)).toBe('/matches/');
});

test('removes tokens from the query', () => {
  expect(cleaned('/?access_token=a.b.c&refresh_token=r')).toBe('/');
});

test.each(['/browse/fall-break?search=art%20%26%20mud&location=30030', '/login?next=%2Fsettings'])(
  'leaves %s as it is',
  (address) => {
    expect(cleaned(address)).toBe(address);
  },
);
