import { expect, it } from 'vitest';
import { readHead } from './readHead.ts';

it('reads what a page says about itself, as plain words', () => {
  const head =
    '<title>Art &amp; play · Camply</title><meta name="description" content="Each camp&#x27;s &quot;own&quot; page"/><link rel="canonical" href="https://camply.example/art"/>';
  expect(readHead(head)).toEqual({
    title: 'Art & play · Camply',
    description: `Each camp's "own" page`,
    canonical: 'https://camply.example/art',
    isListed: true,
  });
});

it('a page that asks not to be listed is not', () => {
  expect(readHead('<meta name="robots" content="noindex"/>').isListed).toBe(false);
});
