import { expect, it } from 'vitest';
import { readHead } from './readHead.ts';

it('reads the head of a page as plain text', () => {
  const head =
    '<title>Art &amp; play · Camply</title><meta name="description" content="Each camp&#x27;s &quot;own&quot; page"/><link rel="canonical" href="https://camply.example/art"/>';
  expect(readHead(head)).toEqual({
    title: 'Art & play · Camply',
    description: `Each camp's "own" page`,
    canonical: 'https://camply.example/art',
    isListed: true,
  });
});

it('skips a page that asks not to be indexed', () => {
  expect(readHead('<meta name="robots" content="noindex"/>').isListed).toBe(false);
});
