import { describe, expect, it } from 'vitest';
import { innerPath } from './innerLinks.ts';

const here = new URL('https://camply.example/browse/fall-break?activity=art');

describe('where a link leads', () => {
  it('stays inside for our own pages, with their query', () => {
    expect(innerPath('/about', here)).toBe('/about');
    expect(innerPath('?activity=music', here)).toBe('/browse/fall-break?activity=music');
    expect(innerPath('https://camply.example/faq#cost', here)).toBe('/faq#cost');
  });

  it('leaves other sites and mail to the browser', () => {
    expect(innerPath('https://www.google.com/maps/search/?api=1', here)).toBeNull();
    expect(innerPath('mailto:hello@camply.example', here)).toBeNull();
  });

  it('loads a page with a policy of its own from the server, on the way in and out', () => {
    const partner = new URL('https://camply.example/for-camp-providers');
    expect(innerPath('/for-camp-providers', here)).toBeNull();
    expect(innerPath('/for-camp-providers#plans', here)).toBeNull();
    expect(innerPath('/about', partner)).toBeNull();
  });

  it('leaves an anchor on the same page to the browser', () => {
    expect(innerPath('#featured', here)).toBeNull();
    expect(innerPath('/browse/fall-break?activity=art#main', here)).toBeNull();
  });
});
