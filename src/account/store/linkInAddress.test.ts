import { expect, test } from 'vitest';
import { takeLink } from './linkInAddress.ts';

/** What a page at this address reads, and where it leaves the address; `left`: it went to another page. */
function openedAt(address: string) {
  const { hash, search, pathname, href } = new URL(address, 'https://camply.example');
  const seen = { link: '', address: href, left: '' };
  seen.link = takeLink({
    location: Object.assign(Object.create(null), {
      hash,
      search,
      pathname,
      replace: (to: string) => void (seen.left = to),
    }),
    history: Object.assign(Object.create(null), {
      state: 'of the router',
      replaceState(state: unknown, _: string, to: string) {
        expect(state).toBe('of the router');
        seen.address = to;
      },
    }),
  });
  return seen;
}

const token = '#access_token=a.b.c&refresh_token=r&type=recovery';
const hash = '#token_hash=abc&type=recovery';
const code = 'code=0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  [`/reset-password${hash}`, hash, '/reset-password'],
  [`/reset-password?token_hash=abc&type=recovery`, hash, '/reset-password'],
  [`/reset-password?next=%2Fmatches${token}`, token, '/reset-password?next=%2Fmatches'],
  [
    '/login#error=access_denied&error_code=otp_expired',
    '#error=access_denied&error_code=otp_expired',
    '/login',
  ],
  [`/login?next=%2Fmatches&${code}`, `#${code}`, '/login?next=%2Fmatches'],
])('reads %s as %s and leaves the address %s', (address, link, left) => {
  expect(openedAt(address)).toEqual({ link, address: left, left: '' });
});

test.each([
  [`/${token}`, '/', `/reset-password${token}`],
  [`/browse?q=art${hash}`, '/browse?q=art', `/reset-password${hash}`],
  ['/?token_hash=abc&type=recovery', '/', `/reset-password${hash}`],
  [`/bring${hash}`, '/bring', `/reset-password${hash}`],
  ['/#token_hash=abc&type=signup', '/', '/login#token_hash=abc&type=signup'],
  [`/?${code}`, '/', `/login#${code}`],
  ['/faq#error=access_denied', '/faq', '/login#error=access_denied'],
])('removes the tokens of %s, leaving %s, and opens %s', (address, cleaned, left) => {
  expect(openedAt(address)).toEqual({ link: '', address: cleaned, left });
});

test.each([
  '/',
  '/browse?type=recovery&q=art',
  '/faq#refunds',
  '/bring#AAAA',
  '/login?code=SPRING',
  '/settings#sync',
])('leaves %s unchanged when it carries no link', (address) => {
  const { href } = new URL(address, 'https://camply.example');
  expect(openedAt(address)).toEqual({ link: '', address: href, left: '' });
});
