import { describe, expect, it } from 'vitest';
import { checkPage } from './pageChecks.ts';

describe('a page that would break its own policy stops the build', () => {
  it.each([
    ['a style attribute', '<p style="color:red">x</p>'],
    ['a second style element', '<style>p{}</style><style>b{}</style>'],
    ['an event handler', '<button onclick="go()">x</button>'],
    ['a form that leaves the page', '<form class="row" novalidate=""><input name="email"></form>'],
    ['a form that is posted', '<form method="post"></form>'],
    [
      'a button that sends a form',
      '<form method="dialog"><button formaction="/x"></button></form>',
    ],
    ['two titles', '<title>a</title><title>b</title>'],
  ])('%s', (_, html) => {
    expect(() => checkPage('/x', html)).toThrow('/x has');
  });

  it('but titles of drawings are names, not page titles', () => {
    const html = '<title>a</title><svg><title>Tent</title></svg><svg><title>Oak</title></svg>';
    expect(() => checkPage('/x', html)).not.toThrow();
  });
});
