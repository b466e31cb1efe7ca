import { expect, it } from 'vitest';
import { inlineStyles, withoutSheets } from './inlineStyles.ts';

it('a page carries its styles, and its links to them stay silent', () => {
  expect(inlineStyles('p{}', ['assets/a.css', 'assets/b.css'])).toBe(
    '<style>p{}</style><link rel="stylesheet" href="/assets/a.css" disabled><link rel="stylesheet" href="/assets/b.css" disabled>',
  );
});

it('no sheet is asked for before the first paint', () => {
  const built = '<link rel="icon" href="/i.svg"><link rel="stylesheet" crossorigin href="/a.css">';
  expect(withoutSheets(built)).toBe('<link rel="icon" href="/i.svg">');
});
