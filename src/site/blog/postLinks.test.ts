import { expect, it } from 'vitest';
import { innerLocation } from './postLinks.ts';

const here = new URL('https://camply.example/blog/pack-light');
const href = (address: string) => innerLocation(address, here)?.href ?? null;

it('follows links to our own pages, with their query and hash', () => {
  expect(href('/about')).toBe('/about');
  expect(href('/browse/fall-break?activity=art')).toBe('/browse/fall-break?activity=art');
  expect(href('https://camply.example/faq#cost')).toBe('/faq#cost');
});

it('leaves other sites and mail to the browser', () => {
  expect(href('https://www.google.com/maps/search/?api=1')).toBeNull();
  expect(href('mailto:hello@camply.example')).toBeNull();
});

it('leaves an anchor on the same page to the browser', () => {
  expect(href('#packing-list')).toBeNull();
  expect(href('/blog/pack-light#packing-list')).toBeNull();
});
