import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campClick } from '#camps/rules/share/campClick.ts';
import { openDataLayer, pushEvent, pushPageView } from './dataLayer.ts';

afterEach(() => {
  globalThis.dataLayer = undefined;
  openDataLayer(true);
});

describe('recorded events', () => {
  it('records six facts of the camp when a family goes on to register', () => {
    pushEvent(campClick(aCamp()));
    expect(globalThis.dataLayer).toEqual([
      {
        event: 'camp_click',
        camp_name: 'Pine & Paddle',
        provider: 'Pine & Paddle',
        website: 'https://pine.example.com/fall',
        price: '$385',
        location: '900 Lake Claire Way, Decatur, GA 30030',
        theme: 'Canoe, Forest school',
      },
    ]);
  });

  it('keeps the list of an analytics script that loaded before', () => {
    globalThis.dataLayer = ['before'];
    pushEvent(campClick(aCamp()));
    expect(globalThis.dataLayer).toHaveLength(2);
    expect(globalThis.dataLayer[0]).toBe('before');
  });

  it('records nothing before consent', () => {
    pushEvent(campClick(aCamp()));
    openDataLayer(false);
    pushEvent(campClick(aCamp()));
    pushPageView('/about');
    expect(globalThis.dataLayer).toBeUndefined();
  });
});

describe('ignored events', () => {
  it('ignores a path with text that the family typed', () => {
    pushPageView('/browse/fall-break?search=ada+and+theo');
    pushPageView('/faq#ada');
    pushPageView('/browse/fall%20ada');
    expect(globalThis.dataLayer).toBeUndefined();
    pushPageView('/browse/fall-break');
    expect(globalThis.dataLayer).toEqual([{ event: 'page_view', page_path: '/browse/fall-break' }]);
  });

  const pageView = { event: 'page_view', page_path: '/about' };
  const click = {
    event: 'camp_click',
    camp_name: 'Pine & Paddle',
    provider: 'Pine & Paddle',
    website: 'https://pine.example.com/fall',
    price: '$385',
    location: 'Decatur, GA',
    theme: 'Canoe',
  };

  it.each([pageView, click])('ignores $event with an unknown field', (event) => {
    pushEvent(event);
    expect(globalThis.dataLayer).toEqual([event]);
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => !(name in event)),
        fc.string(),
        (name, value) => {
          globalThis.dataLayer = undefined;
          pushEvent({ ...event, [name]: value });
          expect(globalThis.dataLayer).toBeUndefined();
        },
      ),
    );
  });

  it('ignores an unlisted event', () => {
    pushEvent({ event: 'search', words: 'ada' });
    expect(globalThis.dataLayer).toBeUndefined();
  });
});
