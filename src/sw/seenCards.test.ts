import { beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';
import { asSeen, keepSeen, withSeen } from './seenCards.ts';

const place = '<div data-seen="" inert="" class="a"></div>';
const page = (body: string) =>
  new Response(body, { headers: { 'content-security-policy': "default-src 'self'" } });

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
});

it('a page is handed out with the cards of the last visit, and its own policy', async () => {
  await keepSeen('/browse/fall-break', '<li>$& Oak Art House</li>');
  const answer = await asSeen('/browse/fall-break', page(`<h1>Fall</h1>${place}<p>end</p>`));
  expect(await answer.text()).toBe(
    '<h1>Fall</h1><div data-seen="" inert="" class="a"><li>$& Oak Art House</li></div><p>end</p>',
  );
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('another page, and one that was never seen, stay as they were built', async () => {
  await keepSeen('/browse/fall-break', '<li>Oak Art House</li>');
  const other = page(place);
  expect(await asSeen('/browse/winter-break', other)).toBe(other);
});

it('a page without a place for cards stays as it was built', () => {
  expect(withSeen('<div></div>', '<li>Oak Art House</li>')).toBe('<div></div>');
});

it('a newer look replaces the older; what is far too long is not kept', async () => {
  await keepSeen('/browse', '<li>Old</li>');
  await keepSeen('/browse', '<li>New</li>');
  await keepSeen('/browse', 'x'.repeat(200_001));
  expect(await (await asSeen('/browse', page(place))).text()).toContain('<li>New</li>');
});
