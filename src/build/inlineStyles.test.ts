import { expect, it } from 'vitest';
import { inlineStyles, withoutSheets } from './inlineStyles.ts';

it('inlines the styles of a page and disables their links', () => {
  expect(inlineStyles('p{}', ['assets/a.css', 'assets/b.css'])).toBe(
    '<style>p{}</style><link rel="stylesheet" href="/assets/a.css" disabled><link rel="stylesheet" href="/assets/b.css" disabled>',
  );
});

it('requests no style sheet before the first paint', () => {
  const built = '<link rel="icon" href="/i.svg"><link rel="stylesheet" crossorigin href="/a.css">';
  expect(withoutSheets(built)).toBe('<link rel="icon" href="/i.svg">');
});
